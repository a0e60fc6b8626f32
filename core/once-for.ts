/** What is found out about something once, and kept as long as that is there. Mostly the same thing is asked about again. */
export function onceFor<Thing extends object, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const found = new WeakMap<Thing, { is: Found }>();
  let latest: Thing | undefined;
  let there: { is: Found } | undefined;
  return (thing) => {
    if (thing === latest) return there!.is;
    there = found.get(thing);
    if (there === undefined) found.set(thing, (there = { is: find(thing) }));
    latest = thing;
    return there.is;
  };
}
