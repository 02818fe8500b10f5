// What the page knows: who one is, who is there, the places, the commands.

export const state = {
  me: null,
  owner: false,
  people: new Map(),
  roles: new Map(),
  places: new Map(),
  commands: [],
  locale: "en-US",
  activity: null,
  place: null,
};

export const byId = (list) => new Map(list.map((entry) => [entry.id, entry]));
export const nameOf = (id) => state.people.get(id)?.name ?? "somebody";
export const myName = () => nameOf(state.me);
export const here = () => state.places.get(state.place);
/** People who are members and no bots. */
export const crew = () => [...state.people.values()].filter((person) => !person.bot && person.here);

export const DIRECT = 1;
export const isThread = (place) => place.kind === 11 || place.kind === 12;
