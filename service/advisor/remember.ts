/** Caches a value derived from an object for the object's lifetime; the object must never change. */
export const remember = <A extends object, B extends object>(make: (of: A) => B): ((of: A) => B) => {
  const known = new WeakMap<A, B>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const made = make(of)
    known.set(of, made)
    return made
  }
}
