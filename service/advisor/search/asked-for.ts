/** Kind of fact that a question asks for, and whether a sentence has one. */
import type { Asked } from '#schema/advisor/fact-plans'
import {
  consequence,
  counted,
  dates,
  dayOrHour,
  fractions,
  lengths,
  money,
  names,
  numberWords,
  places,
} from './fact-patterns.ts'

const saying =
  'wrote|written|write|writes|said|says|saying|say|sent|raised|suggested|suggests|proposed|proposes|mentioned|told|tells|warned|warns|reported|flagged|came up|noted|recommended|recommends|thinks|thought|reckons|reckoned|argued|pointed|advised|advises|wants us|asked|decided'

/** "How long before it lapses", "how long have we got until then"; "how long do they wait before they buy" asks for a stretch of time. */
export const untilThen =
  /\bhow long\b(?: (?:is it|will it be|is there|to go|left|have (?:we|i|you|they)(?: got| left)?|do (?:we|i) have(?: left)?|(?:has|does) [\w ]{1,40}? (?:got|have)(?: left)?))? (?:till|until|before)\b/

const patterns: readonly (readonly [asked: Asked, pattern: RegExp])[] = [
  [
    'author',
    new RegExp(
      String.raw`\bwho(?:'s| is| was| has| keeps?)? (?:\w+ )?(?:${saying})\b|\bwhose (?:memo|idea|note|suggestion|advice|view|message|words?)\b|\bwho (?:is|was) it (?:that )?(?:${saying})\b`,
    ),
  ],
  [
    'share',
    /\b(?:what|which|how (?:much|big|large)) (?:\w+ ){0,2}(?:share|slice|portion|proportion|fraction|percentage|percent|part|chunk)\b|\bhow much of\b|\bwhat cut\b|\b(?:cut|commission) (?:do|does|did|is)\b/,
  ],
  ['when', untilThen],
  ['when', /\bhow long\b.*\b(?:since|ago|been around)\b/],
  [
    'how-long',
    /\bhow long\b|\bhow much (?:notice|time|warning|longer)\b|\bhow many (?:days|weeks|months|years|hours|minutes)\b/,
  ],
  ['how-many', /\bhow (?:many|often|few)\b|\bnumber of\b/],
  [
    'how-much',
    /\bhow (?:much|big|high|large)\b|\bwhat(?:'?s| is| are| was| were| did| does| do| would| will|) (?:\w+ ){0,6}(?:price|cost(?:s|ing)?|set (?:us|me|you|them) back|fee|charge|rate|limit|amount|figure|average|worth|bring in|earn|save|lose|free up|sum|bill|owed?|owing)\b/,
  ],
  [
    'who',
    /\bwho(?:m|se|s)?\b|\bwhich (?:persons?|people|suppliers?|clients?|customers?|compan(?:y|ies)|firms?|one of)\b/,
  ],
  [
    'when',
    /\bwhen\b|\bwhens\b|\bwhat (?:date|day|time)\b|\bby when\b|\bwhich (?:day|date|week|month)\b|\bwhat'?s the date\b/,
  ],
  ['where', /\bwhere\b|\bwheres\b/],
  ['why', /\bwhy\b|\bhow come\b|\bwhat (?:\w+ ){0,2}reasons?\b|\bwhat was (?:behind|the reason)\b/],
]

/** "Has the invoice gone out?", "is the hall booked yet?": whether something was carried out. */
const carriedOut =
  /(?:^\W*|^[^,?;]{1,60}[,;-] ?)(?:(?:and|so|but|ok|hey|hi|also) )?(?:(?:has|have|had|hasn't|haven't) (?!there|it been (?:a|the))[^?,;]*?\b(?:been )?|(?:is|are|was|were|isn't|aren't) (?:the|our|my|that|those|these|all|both|it|they) (?:[^?,; ]+ ){0,4}?)(?:spent|done|gone|sent|rung|paid|met|written|told|found|made|signed|put|fixed|come in|come back|heard|seen|taken|given|chosen|drawn|begun|sold|bought|let|cut|set|learnt|taught|kept|held|\w{3,}ed)\b(?! (?:by|more|less|better|worse|than)\b)/i

/** "Did the licensee ever countersign them?", but not "did it ever pay off?", which asks what came of it, or "did sales ever reach it?" */
const everDone =
  /^\W*(?:(?:and|so|but|ok|hey|also) )?did (?:[^?,; ]+ ){1,7}(?:ever|actually|end up|get a?round to|manage to|finally) (?!work|pa(?:y|id) off|pay for|help|sav|mak|bring|earn|hit|miss|rise|fall|grow|go\b|exceed|reach|get\b|have\b|be\b|sell|los|say|cost|do\b|need|want|happen|come|beat|top|pass|drop)/
const inMoney =
  /\bin (?:dollars?|dollar terms|money|cash terms)\b|\bdollar (?:amount|figure)\b|\bhow many dollars\b/

/** Kind of fact in the words of a question; undefined if they leave it open. */
export const askedFor = (question: string): Asked | undefined => {
  const plain = question.toLowerCase().replaceAll('’', "'")
  if (carriedOut.test(plain) || everDone.test(plain)) return 'done'
  const found = patterns.flatMap(([asked, pattern]) => {
    const at = plain.search(pattern)
    return at < 0 ? [] : [{ asked, at }]
  })
  const asked = found.sort((one, other) => one.at - other.at)[0]?.asked
  return asked !== undefined && ofNumber.has(asked) && inMoney.test(plain) ? 'how-much' : asked
}

const ofNumber: ReadonlySet<Asked> = new Set<Asked>(['share', 'how-many'])

const any = /./
const number = new RegExp(`\\d|\\b(?:${numberWords}|half|third|quarter|twice|both|every|once)\\b|%`, 'i')
const cause =
  /\b(?:because|since|reasons?|so that|so\b|complaint|due to|gives|after|until|held up by|as)\b|:/i

/** True if a sentence contains a name. */
export const hasName = (sentence: string): boolean => names.test(sentence)

const tests: { readonly [asked in Asked]: RegExp } = {
  author: any,
  done: any,
  otherwise: consequence,
  'how-long': lengths,
  'how-much': number,
  'how-many': number,
  share: number,
  who: names,
  when: dates,
  where: places,
  why: cause,
  meaning: /\b(?:means?|meaning|stands? for|is (?:what|when|where|how)|defined as|that is,)\b/i,
}

// The exact kind of number for a question: money for a cost, a share for a part.
const exactly: { readonly [asked in Asked]?: RegExp } = {
  'how-much': money,
  share: fractions,
  'how-many': counted,
  when: dayOrHour,
  why: /\b(?:because|reasons?|complaint|due to|held up by|since)\b|:/i,
}

/** True if a sentence has a fact of the requested kind. */
export const hasAsked = (sentence: string, asked: Asked): boolean => tests[asked].test(sentence)

/** True if a sentence has exactly the requested kind of fact, such as a sum of money for a cost. */
export const hasExactly = (sentence: string, asked: Asked): boolean =>
  (exactly[asked] ?? tests[asked]).test(sentence)
