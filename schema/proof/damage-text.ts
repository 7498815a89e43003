/** Descriptions of damage, for the command line, refusals and the page in a bundle. */
import type { Damage, DamageKind } from './damage.ts'

/** Start of the damage: `position 12`, or `a position between 257 and 512`. */
export const damagePlace = ({ position, upTo }: Damage): string =>
  upTo === undefined ? `position ${position}` : `a position between ${position} and ${upTo}`

const sentences: { readonly [K in DamageKind]: (place: string) => string } = {
  changed: (place) => `The event at ${place} was changed.`,
  removed: (place) => `The event at ${place} was removed.`,
  inserted: (place) => `The event at ${place} was inserted.`,
  swapped: (place) => `The event at ${place} was swapped with a later one.`,
  'tail cut': (place) => `The log was cut off: ${place} and everything after it are missing.`,
  'head deleted': (place) =>
    `The row of workspace_head that names the last event was deleted. The last remaining event is at ${place}.`,
  rechained: (place) =>
    `The history was rewritten from ${place} onwards. It is internally consistent, but differs from what was signed.`,
  misnumbered: (place) => `The event at ${place} has a version number that is out of sequence in its stream.`,
  forged: (place) =>
    `The events from ${place} onwards were not all appended by the service: they fit the chain, but no seal of the service covers them.`,
}

/** One sentence that describes the damage and its start. */
export const damageSentence = (damage: Damage): string => sentences[damage.kind](damagePlace(damage))
