/** Statements about the recipients as we may put them: what they did, what we understand, what we did ourselves. */
import { isPastAct } from './past-act.ts'

/** "You haven’t heard from a partner since your report": we are the ones who kept silent. */
const unheard =
  /^You haven[’']t (?:heard from|met|seen|spoken (?:to|with)) (?:us|an?|the|our|any)\b[^,;]*?(?<since> since .+)?\.$/i
const dated =
  /\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bwithin \p{L}+ (?:days?|weeks?|months?)\b|\b(?:this|next) (?:week|month|quarter|year|spring|summer|autumn|winter)\b|\b(?:on|by|from|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu
/** "You can", "you may", "you tend to": our own view of them. */
const view =
  /^You (?:\w+ly )?(?:can|could|may|might|will|would|should|must|tend|seem|often|usually|always|never)\b/i

const coming = /^You (?:come|visit|inspect|call)\b(?: (?:again|here))?(?<when> (?:on|this|next|at|in) .+)$/i

/**
 * A sentence that begins with "You" as it may be told to outsiders; undefined if it is our view of them. Acts of the past
 * stay; dated plans are what we understand; habits are left out.
 */
export const fromOurSide = (sentence: string): string | undefined => {
  if (!/^You\b/.test(sentence)) return sentence
  const silent = unheard.exec(sentence)
  if (silent) return `We haven’t been in touch${silent.groups?.since ?? ' for a while'}.`
  const rest = sentence.slice('You '.length)
  if (isPastAct(rest, false)) return sentence
  if (view.test(sentence)) return undefined
  const visit = coming.exec(sentence)?.groups?.when
  if (visit !== undefined) return `I understand you’re coming${visit}`
  return dated.test(rest) || /^are \p{L}+ing\b/iu.test(rest) ? `I understand you ${rest}` : undefined
}

/** True for a statement without their name that outsiders can use: it has a date, or reports what happened. */
export const isNews = (sentence: string): boolean =>
  !/n[’']t\b|\bnot\b/i.test(sentence) && (dated.test(sentence) || isPastAct(sentence, false))
