/** Whether a question proposes the same action as an advisory, not another one on the same things. */
import { formOf, wordsIn } from '../search/word-forms.ts'
import { taggedWords } from '../subjects/tagged-words.ts'

/** Verbs of any decision, which do not say what it is about. */
export const generic =
  /^(?:mov|giv|tak|bring|hold|keep|mak|mad|put|switch|chang|try|trial|tri|add|set|turn|swap|let|every)/

const cheaper = /\b(?:discount\w*|half.price|for (?:free|nothing)|below (?:the|our)|less than (?:the|our))\b/i
const all = /\b(?:every(?:thing)?|all|each|whole|entire\w*|altogether|completely|always)\b/i
const percents = (text: string): readonly string[] =>
  text.match(/\d+(?:\.\d+)? ?(?:%|per ?cent\b|cents\b)/gi) ?? []

/** True if a question proposes another size or price than the step, or the whole where the step takes a part. */
export const asksOther = (text: string, step: string): boolean =>
  [cheaper, all].some((words) => words.test(text) && !words.test(step)) ||
  percents(text).some((percent) => !step.includes(percent.replace(/ (?=%|per)/g, '')))

// Words that any step can have.
const ofAnyAct =
  /^(?:do|go|get|have|start|begin|look|consider|think|agree|accept|sign|approve|proceed|say|follow|act|book|say|be|is|worth|pay|bother|try|send|use)/

/** True if a question proposes the step: with the same verb, a generic one, or the same effect. */
export const isSameAct = (text: string, step: string): boolean => {
  const held = new Set(wordsIn(step).map(formOf))
  const verbs = taggedWords(text).filter(({ tag }) => tag === 'VERB')
  return (
    verbs.length === 0 ||
    verbs.some(({ word }) => ofAnyAct.test(word) || generic.test(word) || held.has(formOf(word)))
  )
}
