/** What a record says of cash that is in the account and not the business's to spend: tax that is held for a statement. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { daysBetween, today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import { textsOf } from '../../timeline/texts.ts'
import { factQuote } from '../facts-words.ts'

const ofTax = /\b(?:tax|gst|bas|activity statements?|superannuation)\b/i
const isHeld = /\b(?:h[eo]ld|set aside|put aside|in the account|in the bank|part of the cash|counted in)\b/i

/** An older record may be about a statement that has been paid since. */
const maxAge = 90
const longest = 240

/** A sentence with the one before it, which "it" may stand for. */
const withSubject = (all: readonly string[], at: number): string => {
  const [before = '', own = ''] = [all[at - 1], all[at]]
  return ofTax.test(before) && before.length + own.length < longest ? `${before} ${own}` : own
}

/** The newest sentence on record about tax in the cash; undefined where none speaks of it. */
export const taxInCash = (records: Records): TimelineFact | undefined => {
  const now = today(records.now)
  const found = textsOf(records)
    .filter(({ kind }) => kind !== 'focus')
    .map((text) => ({ text, day: today(new Date(text.writtenAt)), all: sentencesOf(text.text) }))
    .filter(({ day }) => day <= now && daysBetween(day, now) <= maxAge)
    .sort((one, other) => other.day.localeCompare(one.day))
    .flatMap(({ text, day, all }): readonly TimelineFact[] => {
      const at = all.findIndex((sentence) => ofTax.test(sentence) && isHeld.test(sentence))
      return at < 0
        ? []
        : [
            {
              from: day,
              to: day,
              kind: 'written',
              what: text.title,
              source: sourceOf(text, withSubject(all, at)),
            },
          ]
    })
  return found[0]
}

/** The sentence with its source, said of the cash that a sum is paid from. */
export const spokenForLine = (records: Records): Line | undefined => {
  const fact = taxInCash(records)
  const words = fact && factQuote(fact, longest)
  return words === undefined ? undefined : say`Not all of that cash is free: ${words}.`
}
