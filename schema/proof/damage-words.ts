/** Damage in words, for the command line and for the page in a bundle; screens have texts of their own. */
import type { Damage, DamageKind } from './damage.ts'

const sentences: { readonly [K in DamageKind]: (position: string) => string } = {
  changed: (position) => `The event at position ${position} was changed.`,
  removed: (position) => `The event at position ${position} was removed.`,
  inserted: (position) => `The event at position ${position} was inserted.`,
  swapped: (position) => `The event at position ${position} was swapped with a later one.`,
  'tail cut': (position) => `The log was cut: position ${position} and what followed it are missing.`,
  rechained: (position) =>
    `The history was written anew from position ${position} on: it fits together, but is not what was signed.`,
  misnumbered: (position) =>
    `The version of the event at position ${position} does not follow in its stream.`,
}

/** What was done to a history, and where it begins: one sentence. */
export const damageSentence = ({ position, kind }: Damage): string => sentences[kind](String(position))
