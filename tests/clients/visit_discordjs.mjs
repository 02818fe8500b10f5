// discord.js at the local Discord.
import { createRequire } from "node:module";

const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, EmbedBuilder, GatewayIntentBits, MessageFlags,
  ModalBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = createRequire(`${process.env.CLIENT_FOLDER}/`)("discord.js");

const base = process.env.LOCAL_URL;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${base}/api`, cdn: base } });
const row = (part) => new ActionRowBuilder().addComponents(part);

client.once("clientReady", () =>
  client.application.commands.set([
    { name: "hello", description: "Say hello", options: [{ type: 3, name: "who", description: "Whom", required: true, autocomplete: true }] },
    { name: "panel", description: "Show controls" },
  ]));

const answers = {
  async hello(interaction) {
    const who = interaction.options.getString("who");
    const file = new AttachmentBuilder(Buffer.from("hello"), { name: "hello.txt", description: "a greeting" });
    await interaction.reply({ embeds: [new EmbedBuilder().setTitle(`Hello ${who}`)], files: [file] });
    await interaction.followUp("and more");
  },
  async panel(interaction) {
    const button = (id) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary);
    const select = new StringSelectMenuBuilder().setCustomId("select").addOptions(["a", "b"].map((value) => ({ label: value, value })));
    await interaction.reply({
      content: "a panel",
      components: [new ActionRowBuilder().addComponents(button("update"), button("form")), row(select)],
    });
  },
  update: (interaction) => interaction.update("updated"),
  select: (interaction) => interaction.reply({ content: `chose ${interaction.values[0]}`, flags: MessageFlags.Ephemeral }),
  form: (interaction) =>
    interaction.showModal(new ModalBuilder().setCustomId("modal").setTitle("Form").addComponents(
      row(new TextInputBuilder().setCustomId("text").setLabel("Text").setStyle(TextInputStyle.Short)))),
  modal: (interaction) => interaction.reply(`wrote ${interaction.fields.getTextInputValue("text")}`),
};

client.on("interactionCreate", async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond(["alice", "bob"].filter((name) => name.startsWith(typed)).map((name) => ({ name, value: name })));
  } else await answers[interaction.commandName ?? interaction.customId](interaction);
});

client.login(process.env.LOCAL_TOKEN);
