/** Sums that are the whole of several, or of a time, put as what each of them comes to: the readers multiply a sum that is not. */
import { unitOf, units } from '../lexicon/number-words.ts'

const sum = String.raw`\$? ?\d[\d,]*(?:\.\d+)? ?(?:k|thousand|grand|m(?:il(?:lion)?)?)?`
const together =
  '(?:together|combined|in total|in all|all up|all in|all told|altogether|between (?:them|the (?:two|three|lot))|for (?:both|the (?:lot|two|three))|in the aggregate)'
const asWhole = '(?:a combined|a total of|combined|a joint|altogether|together|in total|all up)'
const link = '(?:at|for|on|costing|earning|paid|making|who (?:cost|earn)|that cost|with)'

const several = new RegExp(
  String.raw`(?<![\p{L}\d$])(?<count>\d{1,2}|${units.join('|')}) (?<nouns>(?:[\p{L}-]+ ){1,3}?)${link} (?:(?<first>${asWhole}) (?:salary |pay |cost )?(?:of )?)?(?<sum>${sum})(?<year>(?: (?:a|per) year)?)(?<last>,? ${together})?(?![\p{L}\d])`,
  'giu',
)

/** "Two consultants at 110k together" as "two consultants at 55,000 each". */
const ofSeveral = (message: string): string =>
  [...message.matchAll(several)].reduce((text, { 0: whole, groups = {} }) => {
    const { count = '', nouns = '', first, sum: said = '', year = '', last } = groups
    const people = unitOf(count.toLowerCase()) ?? Number(count)
    if ((first ?? last) === undefined || !(people > 1)) return text
    const each = amountOf(said) / people
    return text.replace(whole, () => `${count} ${nouns}at $${each.toFixed(2)}${year} each`)
  }, message)

const scales: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
}

const amountOf = (said: string): number => {
  const scale = /[a-z]+$/i.exec(said)?.[0].toLowerCase() ?? ''
  return Number(said.replace(/[^\d.]/g, '')) * (scales[scale] ?? 1)
}

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const times: readonly (readonly [unit: string, words: string])[] = [
  [
    'month',
    `(?:(?:over |during |in |for |through )?(?:the )?(?:next|coming|following) month|(?:in|over|during|for) (?:all of )?${month})`,
  ],
  ['quarter', '(?:over |during |in |for )?(?:the )?(?:next|coming|following) quarter'],
  ['year', '(?:over |during |in |for )?(?:the )?(?:next|coming|following) (?:calendar |financial )?year'],
]
const counted = String.raw`\d[\d,.]* (?:(?:fewer|less|more|extra|additional|billed|billable|paid|working) )*(?:hours?|days?)`
const change =
  /\b(?:fewer|less|more|extra|additional|another|cut|drop|lose|losing|add|save|take out|take away)\b/i
const supposes = /\b(?:if|suppos\w+|say|imagine|assum\w+|would|what does (?:that|it) do|do to|mean for)\b/i
const hasRate =
  /\b(?:a|per|each|every) (?:day|week|fortnight|month|quarter|year|person)\b|\b(?:dai|week|fortnight|month|quarter|year)ly\b/i

/** "40 hours fewer next month" as "40 hours fewer per month": a size for a time ahead is the whole of that time. */
const ofTime = (message: string): string => {
  if (!supposes.test(message) || !change.test(message) || hasRate.test(message) || !hasCount.test(message))
    return message
  for (const [unit, words] of times) {
    const found = new RegExp(String.raw`\b${words}(?![\p{L}\d])`, 'iu').exec(message)
    if (found)
      return `${message.slice(0, found.index)}per ${unit}${message.slice(found.index + found[0].length)}`
  }
  return message
}

const hasCount = new RegExp(String.raw`\b${counted}\b`, 'i')

const longest = 300

/** The message with such sums as what each comes to. */
export const plainSums = (message: string): string =>
  message.length > longest ? message : ofTime(ofSeveral(message))
