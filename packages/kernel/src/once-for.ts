/**
 * A function that makes something of an object when it is asked for the first time, and keeps it as long as the object is used.
 * @param make gets the object, and always makes the same of it
 */
export function onceFor<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, T>();
  return (key) => {
    let made = kept.get(key);
    if (made === undefined) kept.set(key, (made = make(key)));
    return made;
  };
}
