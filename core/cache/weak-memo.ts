/** What is worked out of an object once, and kept as long as that is there. Mostly the same object is asked for again; then nothing is looked up. */
// Called while modules start: bundlers leave out what nobody uses.
/* @__NO_SIDE_EFFECTS__ */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  let last: Key | undefined;
  let ofLast: Made;
  return (key) => {
    if (key === last) return ofLast;
    if (!known.has(key)) known.set(key, make(key));
    last = key;
    return (ofLast = known.get(key)!);
  };
}
