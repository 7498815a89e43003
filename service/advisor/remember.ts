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

const nothing = {}

/** Caches a value derived from an object and another, or none, for the lifetime of both; neither must ever change. */
export const rememberBoth = <A extends object, B extends object | undefined, C>(
  make: (of: A, other: B) => C,
): ((of: A, other: B) => C) => {
  const knownOf = remember((_: A): WeakMap<object, { readonly made: C }> => new WeakMap())
  return (of, other) => {
    const known = knownOf(of)
    const before = known.get(other ?? nothing)
    if (before) return before.made
    const made = make(of, other)
    known.set(other ?? nothing, { made })
    return made
  }
}
