/** Proposals that name nothing but a lever and a direction, such as "should we nudge prices up a bit". */
import type { Advisory } from '#schema/advisory/advisory'
import { directionsIn } from '../questions/amounts/directions.ts'
import { questionOf } from '../questions/question-of.ts'
import type { Records } from '../records.ts'
import { nounsIn } from '../subjects/nouns.ts'
import { maxText } from './lever-words.ts'
import { readMatter } from './matter.ts'
import { isOfEveryBusiness } from './matter-words.ts'
import { stancesOf } from './stance.ts'

/** The direction (1 or -1) that all words of a proposal agree on; undefined if none has one, or they differ. */
export const directionAsked = (records: Records, text: string): number | undefined => {
  const signs = directionsIn(questionOf(text.slice(0, maxText), records.business.type, records.now))
  const [first] = signs
  return first && signs.every(({ sign }) => sign === first.sign) ? first.sign : undefined
}

/**
 * How an advisory stands to a proposal about a lever alone: 1 if it moves that lever the same way, -1 if the other way.
 * Undefined if the proposal names a thing, another lever or no direction, or the advisory is about certain weekdays.
 */
export const signOnLever = (records: Records, text: string, advisory: Advisory): 1 | -1 | undefined => {
  const [lever, another] = readMatter(text, records).levers
  const direction = directionAsked(records, text)
  if (another !== undefined || direction === undefined) return undefined
  if (!nounsIn(text).every(isOfEveryBusiness)) return undefined
  const own = stancesOf(records, `${advisory.title}. ${advisory.suggestedAction ?? ''}`)
  const [first] = own
  if (!first || own.some((one) => one.lever !== lever || one.weekdays.length > 0)) return undefined
  if (own.some(({ sign }) => sign !== first.sign)) return undefined
  return first.sign === direction ? 1 : -1
}
