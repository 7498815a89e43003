/** What kind of fact a question asks for, and whether a sentence has one of that kind. */
import type { Asked } from '#schema/advisor/fact-plans'

const patterns: readonly (readonly [asked: Asked, pattern: RegExp])[] = [
  [
    'author',
    /\bwho(?:'s)? (?:\w+ )?(?:wrote|written|write|said|says|saying|sent|raised|suggested|suggests|proposed|mentioned|told|warned|reported|flagged|came up|noted|recommended|thinks|reckons)\b|\bwhose (?:memo|idea|note|suggestion|advice|view|message)\b/,
  ],
  ['how-long', /\bhow long\b|\bhow many (?:days|weeks|months|years|hours|minutes)\b/],
  [
    'how-much',
    /\bhow (?:much|many|big|high|large|often|few)\b|\bwhat(?:'?s| is| was| did| does| do| would|) (?:\w+ ){0,3}(?:price|cost|fee|charge|rate|share|cut|limit|percentage|percent|amount|figure|average)\b|\bnumber of\b/,
  ],
  ['who', /\bwho(?:m|se|s)?\b|\bwhich (?:person|supplier|client|customer|company|firm|one of)\b/],
  ['when', /\bwhen\b|\bwhens\b|\bwhat (?:date|day|time)\b|\bby when\b|\bwhich (?:day|date|week|month)\b/],
  ['where', /\bwhere\b|\bwheres\b/],
  ['why', /\bwhy\b|\bhow come\b|\bwhat (?:reason|reasons)\b/],
]

/** The kind of fact that the words of a question ask for; undefined where they leave it open. */
export const askedFor = (question: string): Asked | undefined => {
  const plain = question.toLowerCase().replaceAll('’', "'")
  const found = patterns.flatMap(([asked, pattern]) => {
    const at = plain.search(pattern)
    return at < 0 ? [] : [{ asked, at }]
  })
  return found.sort((one, other) => one.at - other.at)[0]?.asked
}

const count =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter|twice|both|every|once'
const number = new RegExp(`\\d|\\b(?:${count})\\b|%`, 'i')
const length = new RegExp(
  `\\ba fortnight\\b|(?:\\d|\\b(?:${count})\\b)[ -](?:(?!an?\\b)\\w+ )?(?:minute|hour|day|night|evening|week|fortnight|month|quarter|year)s?\\b`,
  'i',
)
const date =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|\b(?:noon|midnight|morning|afternoon|evening|before (?:six|seven|eight|nine|ten)|within \w+ (?:days?|weeks?|months?)|at (?:one|two|three|four|five|six|seven|eight|nine|ten))\b/i
/** A name: a capital inside a sentence that begins no day or month. */
const name =
  /(?<=[\p{Ll},’'] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\b)\p{Lu}\p{Ll}+/u
const place =
  /\b(?:at|from|in|near|under) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}/u
const cause = /\b(?:because|since|reasons?|so that|complaint|due to|gives|after)\b|:/i

/** True if a sentence has a name in it. */
export const hasName = (sentence: string): boolean => name.test(sentence)

const tests: { readonly [asked in Asked]: RegExp } = {
  author: /./,
  'how-long': length,
  'how-much': number,
  who: name,
  when: date,
  where: place,
  why: cause,
}

/** True if a sentence has a fact of the kind that is asked for. */
export const hasAsked = (sentence: string, asked: Asked): boolean => tests[asked].test(sentence)
