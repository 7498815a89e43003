/** Sources of time, ids and randomness; tests and recordings pass fixed ones. */
export type Sources = {
  readonly now: () => Date
  /** A UUIDv7 of the given time (decision 24). */
  readonly nextId: (time: Date) => string
  readonly random: (size: number) => Buffer<ArrayBuffer>
}
