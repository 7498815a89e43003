/** "What if we do nothing about the Tuesday shift?", "…, what happens if I leave it as it is?": what waiting costs, and no change. */
import { isMeasured } from '#schema/advisor/measure'
import { measuresIn } from '../question.ts'
import type { DerivedReader } from './derived-reader.ts'

const asks = `(?:what (?:happens|would happen|will happen|if)|is it ok|do we lose anything|what do we lose|how bad is it)(?: if)? (?:i|we) (?:just |simply |only )?`
const alone = `(?:as (?:it|they|things) (?:is|are)|as is|as they are|alone|unchanged|untouched|the way (?:it|they|things) (?:is|are)|(?:where|how) (?:it|they) (?:is|are))`
const leaves = new RegExp(
  String.raw`${asks}(?:leave|left|keep|kept) (?<matter>[^,;?]{2,60}?) ${alone}\b`,
  'i',
)
const nothing = new RegExp(
  `${asks}(?:d(?:o|id) nothing|d(?:o|id)n['’]?t do anything|ignored?|never act)(?: (?:about|on|with|over))? ?(?<matter>[^,;?]{0,60})`,
  'i',
)
const isPronoun = /^(?:it|that|this|them|those|things|everything)?\s*$/i

/** What a text is about before its question: "Tuesday shift - what happens if …" */
const topicOf = (text: string, at: number): string =>
  text
    .slice(0, at)
    .replace(/[\s,:;–—-]+$/, '')
    .replace(/^\W*(?:(?:about|on|re|with|so|and)\W+)*/i, '')

export const leftAlone: DerivedReader = ({ text }, ask) => {
  const found = leaves.exec(text) ?? nothing.exec(text)
  if (!found) return undefined
  const named = (found.groups?.matter ?? '').trim()
  const matter = isPronoun.test(named) ? topicOf(text, found.index) : named
  // Prices and hours that stay as they are leave nothing to be decided.
  if (matter === '' || /^(?:the |our )?(?:prices?|hours|menu|rates?)$/i.test(matter)) return undefined
  const isFigure =
    measuresIn(ask(matter)).some(({ measure }) => isMeasured(measure)) &&
    !/\b(?:shift|rises?|increase|lease|quote|offer)\b/i.test(matter)
  return isFigure
    ? undefined
    : { operator: 'advise', matter: `should we do something about ${matter}`, asked: 'worth' }
}
