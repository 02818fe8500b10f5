// Discord's own Embedded App SDK as a page in the frame of the local Discord; what it learns stands in the page.
import { DiscordSDK, Events } from "/sdk/index.mjs";

async function visit() {
  const sdk = new DiscordSDK(new URLSearchParams(location.search).get("client_id"));
  await sdk.ready();
  const seen = { instance: sdk.instanceId, channel: sdk.channelId, guild: sdk.guildId, platform: sdk.platform };
  const { code } = await sdk.commands.authorize({ client_id: sdk.clientId, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
  const token = await (await fetch("/exchange", { method: "POST", body: code })).text();
  const { user, scopes, application } = await sdk.commands.authenticate({ access_token: token });
  Object.assign(seen, { user: user.username, scopes, application: application.id });
  seen.locale = (await sdk.commands.userSettingsGetLocale()).locale;
  seen.participants = (await sdk.commands.getInstanceConnectedParticipants()).participants.map((one) => one.username);
  await sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode }) => show({ layout: layout_mode }));
  await sdk.subscribe(Events.ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE, ({ participants }) => show({ came: participants.length }));
  await sdk.commands.setConfig({ use_interactive_pip: true });
  await sdk.commands.encourageHardwareAcceleration();
  await sdk.commands.getPlatformBehaviors();
  console.info("what a page logs is taken");
  seen.refused = await sdk.commands.getChannel({ channel_id: sdk.channelId }).catch(({ code: why }) => why);
  show({ seen });
}

function show(what) {
  const line = document.createElement("li");
  line.textContent = JSON.stringify(what);
  document.getElementById("heard").append(line);
}

document.documentElement.dataset.loaded = "yes";
visit().catch((error) => show({ failed: `${error?.stack ?? JSON.stringify(error)}` }));
