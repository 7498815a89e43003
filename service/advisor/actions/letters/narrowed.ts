/** Whom or when a draft is for, after an edit that narrows it: "only for landlords with ten homes or more". */
import { toReader } from './said-to-reader.ts'
import { toThem } from './told-facts.ts'

const narrows =
  /^\W*(?:(?:ok|okay|and|but|also|please|make (?:it|that|this)|send (?:it|this)|keep (?:it|this)|it[’']s|this is)[,\s]+)*(?:only|just)\s+(?<what>.+?)(?:[,\s]+please)?[\s.!]*$/i
const times =
  /^(?:if|when|while|on|until|till?|from|in|after|before|during|at|between|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i
const counted =
  /\bor (?:more|fewer|less|over|under|above|below)$|\+$|^(?:over|under|at least|more than|fewer than)\b/i
const number =
  /^(?:\d|over|under|at least|more than|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty|fifty|a hundred)\b/i
const toWhom = /^(?:for|to)\s+/i
const ofManner =
  /^(?:a |one |two |three |the (?:first|last|second)|\d+ )?(?:bit|little|line|sentence|paragraph|word|short)/i

export type Narrowed =
  | { readonly kind: 'people'; readonly who: string }
  | { readonly kind: 'counted'; readonly what: string }
  | { readonly kind: 'time'; readonly what: string }

/** What an edit narrows a draft to; undefined if it narrows nothing. */
export const narrowedBy = (edit: string): Narrowed | undefined => {
  const what = narrows.exec(edit)?.groups?.what
  if (!what || ofManner.test(what)) return undefined
  if (times.test(what)) return { kind: 'time', what: toReader(toThem(what)) }
  const who = toReader(what.replace(toWhom, ''))
  return counted.test(who) && number.test(who) ? { kind: 'counted', what: who } : { kind: 'people', who }
}

/** The readers as a noun: "landlords" of "Our landlords". */
const nounOf = (audience: string): string => audience.replace(/^(?:our|the|my|all|your) /i, '').toLowerCase()

/** Those of the audience that a draft is narrowed to. */
export const audienceOf = (narrowed: Narrowed, audience: string): string | undefined => {
  if (narrowed.kind === 'time') return undefined
  return narrowed.kind === 'people' ? narrowed.who : `${nounOf(audience)} with ${narrowed.what}`
}

/** The sentence that says so to the reader. */
export const narrowedText = (narrowed: Narrowed, audience: string): string =>
  narrowed.kind === 'time'
    ? `This holds only ${narrowed.what}.`
    : `This is only for ${audienceOf(narrowed, audience)}.`
