/** "The second one", "tell me about the first", "what's third?": a place in the list that was just given. */
import { askedOfStep } from './advice-turns.ts'
import { asksOnly } from './turn.ts'

const cardinals = ['one', 'two', 'three', 'four', 'five', 'six']
const ordinals = ['first|1st|top', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'].map(
  (words, at) => `${words}|(?:number|no|option) (?:${cardinals[at]}|${at + 1})`,
)
const about =
  'about|more|explain|expand|detail|details|number|option|item|point|step|idea|thing|list|place|open|pick|choose'
const patterns = ordinals.map((words) => new RegExp(`\\b(?:${words}|${about})\\b`, 'g'))
const names = ordinals.map((words) => new RegExp(`\\b(?:${words})\\b`))

const last = /\b(?:last|bottom|final)\b/
const lastOrAbout = new RegExp(`\\b(?:last|bottom|final|${about})\\b`, 'g')

/** True for a turn that names the end of a list and nothing else: "the last one". */
export const namesLast = (text: string): boolean => last.test(text) && asksOnly(text, lastOrAbout)

/** The place that a turn names and nothing else, from 1; undefined if it names none. */
export const placeNamed = (text: string): number | undefined => {
  const at = names.findIndex((name) => name.test(text))
  const pattern = patterns[at]
  return pattern && (asksOnly(text, pattern) || askedOfStep(text)) ? at + 1 : undefined
}
