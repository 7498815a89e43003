/**
 * Words of change, level and outcome by what they say. A plan that does not express one of them answers another question:
 * "slowed" is no "took most", and "missed" is no "reached".
 */
import { byWord } from '../by-word.ts'
import { formsOf } from '../lemmas.ts'

/** What such a word says of a measure. */
export const senses = ['rise', 'fall', 'move', 'steady', 'high', 'low', 'miss', 'reach', 'multiple'] as const
export type Sense = (typeof senses)[number]

/** In their uninflected form. */
const words: { readonly [sense in Sense]: string } = {
  rise: `rise increase grow growth climb jump lift gain surge soar spike rocket balloon escalate accelerate swell
    expand mushroom upswing uptick uplift rebound recover recovery improve improvement skyrocket boom snowball
    strengthen higher dearer costlier pricier inflate bounce hike blow blowout upward upwards roof sky skywards north uphill`,
  fall: `fall drop decline dip slip slide sink shrink slump slow slowdown ease soften cool taper plunge plummet crash
    collapse tumble tank weaken worsen deteriorate erode erosion crater nosedive downturn drift dwindle contract fade
    sag flag lower fewer cheaper lose lost downward downwards backwards slower quieter deterioration south downhill drain toilet dogs`,
  move: 'swing movement fluctuate vary variation volatile volatility bounce trend drift',
  steady: 'flat steady stable level constant unchanged stagnant stall plateau',
  high: 'busy strong heavy pump crank heave boom buoyant record bumper healthy great terrific solid',
  low: 'quiet slow dead slack weak soft poor lean thin dud grim ugly tight awful crap shocking sluggish subdued awful terrible lousy',
  miss: 'miss fail short shortfall undershoot fluff',
  reach: 'hit reach crack top beat exceed clear surpass meet smash',
  multiple: 'double triple treble quadruple halve twice thrice',
}

const known: ReadonlyMap<string, readonly Sense[]> = senses.reduce((all, sense) => {
  for (const word of words[sense].split(/\s+/)) all.set(word, [...(all.get(word) ?? []), sense])
  return all
}, new Map<string, readonly Sense[]>())

/** What a word says, in any inflection; empty for a word that says none of these. */
export const sensesOf = byWord((word: string): readonly Sense[] => [
  ...new Set(formsOf(word).flatMap((form) => known.get(form) ?? [])),
])
