/** Random choices, the same for the same seed. */
export type Dice = {
  /** A whole number from one to another, both inclusive. */
  readonly int: (from: number, to: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <A>(all: readonly [A, ...A[]]) => A
  readonly shuffle: <A>(all: readonly A[]) => readonly A[]
}

/** Mulberry32: small, and evenly distributed enough for files. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    int,
    chance: (share) => next() < share,
    pick: (all) => all[int(0, all.length - 1)] ?? all[0],
    shuffle: (all) =>
      all
        .map((one) => ({ one, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one),
  }
}
