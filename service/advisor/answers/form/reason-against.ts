/** What an advisory that was turned down says against itself, and for itself. */
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { reasonOf } from '../advice-words.ts'

const less = '(?:little|less|lower|fewer|no|smaller|thin|not much)'
const gain =
  '(?:profit|margin|fees|revenue|sales|income|cash|money|savings?|return|time|demand|interest|trade)'
/** A sentence that names a cost, a doubt, or that there is time: not "but" or "yet", which as often speak for a step. */
const against = new RegExp(
  String.raw`\bleaves? (?:us |you )?(?:little|nothing|less)\b|\b${less} ${gain}\b|\bnot (?:profit|worth|enough)\b|\b(?:no (?:hurry|rush|need)|can wait|too (?:early|late|dear|costly|small|risky))\b|\b(?:keeps?|takes?|charges?) (?:us )?(?:about )?\d+%|\b(?:risks?|risky|downside|drawback|in return|at the (?:cost|expense) of|would (?:lose|cost)|costs more)\b`,
  'i',
)
const longestReason = 200

/** The sentence against an advisory; undefined if it has none. */
export const reasonAgainst = ({ message }: Advisory): string | undefined =>
  sentencesOf(message).find((sentence) => against.test(sentence))

const worthAgainst = ({ worth = '' }: Advisory): string | undefined =>
  against.test(worth) ? quoted(worth, longestReason) : undefined

/** Reasons beside a dismissed advisory: those against it first. No record has the reason of whoever turned it down. */
export const groundLine = (advisory: Advisory, words: readonly string[]): Line | undefined => {
  if (advisory.status !== 'dismissed') return undefined
  const told = reasonAgainst(advisory)
  const [against, worth] = [told && quoted(told, longestReason), worthAgainst(advisory)]
  if (against)
    return say`Against it, the advisory says: ${against}${worth ? ` It put its worth at ${worth}.` : ''} No record has your own reason.`
  if (worth) return say`Against it is its worth: ${worth}. No record has your own reason.`
  const reason = quoted(reasonOf(advisory, words.join(' ')) ?? '', longestReason)
  return reason
    ? say`Nothing on record speaks against it, and no record has your own reason. For it, the advisory says: ${reason}`
    : undefined
}
