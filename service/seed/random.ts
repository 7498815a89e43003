/** Repeatable random numbers: mulberry32 by Tommy Ettinger, seeded with the 32-bit FNV-1a hash of a name. */

/** A random number generator. */
export type Random = {
  /** From 0 to 1, exclusive. */
  uniform(): number
  /** Normal distribution with mean 0 and standard deviation 1. */
  normal(): number
}

const fnv1a = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)

/** Generator for a name; the same name always gives the same numbers. */
export const randomOf = (name: string): Random => {
  let state = fnv1a(name)
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
  // Box-Muller; 1 - uniform() is never 0, whose logarithm would be infinite.
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}
