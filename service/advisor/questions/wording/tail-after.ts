/**
 * A pattern for words at the end of a message or clause that mean this only after other words. They are looked for first: what stands
 * before them, tried at each place of a message, would cost the square of its length.
 */
export const tailAfter = (before: RegExp, tail: RegExp): RegExp =>
  new RegExp(`(?=${tail.source})(?<=${before.source})(?:${tail.source})`, tail.flags)
