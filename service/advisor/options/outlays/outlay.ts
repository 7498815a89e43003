/** A proposal to spend with a stated price: a one-off purchase, an ongoing cost, a hire, or a loan. */
import type { Lever } from '#schema/advisor/change-plans'
import { isNotPaid } from '../../questions/money/owed.ts'

/** `sum` is AUD: per week for an ongoing cost, in total for a one-off, and the amount borrowed for a loan. */
export type Outlay =
  | { readonly kind: 'once'; readonly sum: number }
  | { readonly kind: 'weekly'; readonly sum: number; readonly lever: Lever; readonly isHire: boolean }
  | { readonly kind: 'loan'; readonly sum: number; readonly rate: number; readonly years: number }

const amount =
  /(\$\s?)?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|grand|million|hundred)?\b(\s?(?:dollars|bucks|aud))?(?:(?<=\$\s?[\d,.]+\s?(?:k|m|thousand|grand|million|hundred)?)|(?!\s?(?:%|per ?cent|percent|points?|kg|kilos?|litres?|weeks?|days?|hours?|months?|years?|am|pm|people|sales|customers|coffees?|units?|st|nd|rd|th)\b|%))/gi

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1_000_000,
  million: 1_000_000,
}

const weeksInYear = 52

/** Payments per week, by the words after or before a sum. */
const rhythms: readonly (readonly [RegExp, number])[] = [
  [/^(?:a|per|each|every|an|\/)\s?(?:week|wk)\b|^weekly\b|^p\.?w\b/i, 1],
  [/^(?:a|per|each|every|\/)\s?(?:fortnight)\b|^fortnightly\b/i, 1 / 2],
  [/^(?:a|per|each|every|\/)\s?(?:month|mth)\b|^monthly\b|^p\.?c?\.?m\b/i, 12 / weeksInYear],
  [/^(?:a|per|each|every|\/)\s?quarter\b|^quarterly\b/i, 4 / weeksInYear],
  [
    /^(?:a|per|each|every|\/)\s?(?:year|yr|annum)\b|^(?:yearly|annually|annual)\b|^p\.?a\b|^salary\b|^(?:base|package)\b/i,
    1 / weeksInYear,
  ],
]

const hires =
  /\b(?:hir(?:e|es|ing)|employ(?:s|ing)?|recruit\w*|salar(?:y|ies|ied)|wages?|on staff|(?:take|taking|put|putting|bring|bringing) (?:\w+ ){0,4}?on|(?:another|second|third|extra|new|full.?time|part.?time|junior|senior|an?) (?:[\p{L}-]+ ){0,2}?(?:chef|cook|barista|manager|agent|consultant|principal|graduate|apprentice|assistant|receptionist|administrator|admin|bookkeeper|accountant|developer|waiter|waitress|baker|supervisor|analyst|associate|partner|person|hand|kitchenhand|trainee|officer|coordinator))\b/iu
/** A salary; smaller sums are prices. */
const leastSalary = 20_000

const premises =
  /\b(?:rent|(?:shop|office|premises|space|site|floor|warehouse|room|unit|desk)s?|car ?parks?|parking)\b/i
const adverts =
  /\b(?:ads?|advert\w*|marketing|radio|billboards?|sponsor\w*|campaigns?|flyers?|letterbox|promot\w*|seo|google|facebook|instagram|tiktok|influencer\w*|publicist|pr)\b/i
const supplies = /\b(?:suppl(?:y|ies|iers?)|ingredients?|beans|milk|stock|contractors?|subcontract\w*)\b/i

const leverOf = (text: string): Lever => {
  if (hires.test(text)) return 'staff'
  if (adverts.test(text)) return 'marketing'
  if (premises.test(text)) return 'premises'
  return supplies.test(text) ? 'supplies' : 'other'
}

const buys =
  /\b(?:buy\w*|bought|purchas\w*|cost(?:s|ing)?|quot\w+|pric\w+|spend\w*|invest\w*|splash|fork out|outlay|upgrade\w*|replac\w*|instal\w*|fit.?out|refit|machine|oven|fridge|van|car|ute|software|website|crm|equipment|system|for itself|pay(?:s|ing)? (?:itself )?(?:back|off)|payback|worth it|get it back|bonus(?:es)?|renovat\w*|refurb\w*|deposit|licen[cs]e|training|course|conference|drone)\b/i
/** "A $14,500 slicer", "an oven for $9,000". */
const named = /\b(?:an?|the|new|another|this|that)\s+\$\s?\d|^(?:an?|the|new)\b/i
const goesOn = /\b(?:leas(?:e|es|ing)|subscri\w+|retainer|hire|rent(?! roll)\w*)\b/i
/** Recurs weekly, whatever it costs each time. */
const eachWeek =
  /\b(?:shifts?|(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|night)s?)?|each week|every week)\b/i
const borrows = /\b(?:borrow\w*|loan|financ(?:e|ed|ing)|overdraft|mortgage)\b/i

/** Sums in questions about the past, targets, savings and earnings are not outlays. */
const isNoOutlay =
  /\b(?:sav(?:e|es|ed|ing|ings)|did (?:we|i|it|you)|was|were|how (?:many|often)|when did|over|under|above|below|clear(?:ed)?|hit|reach|target|(?<!(?:to|must|needs?|would|should) )bring(?:s|ing)? in|earn\w*|revenue of|sales of|turnover of|profit of|take out|worth of (?:sales|work|fees)|worth (?:about |around )?\$|leav(?:e|es|ing)|lose|losing|lost|cheaper|discount\w*|raise|charg\w+|cents|less|cut(?:s|ting)?|trim\w*|shav(?:e|ing)|slash\w*|drop|owe[ds]?|invoice[ds]?|budget|options?|ideas|ways|(?:lift|grow|boost|increas|improv)\w*)\b/i

const sum = String.raw`(?:about |around |roughly |only |just |a |the |say )*\$\s?\d`
const comesIn = '(?:fees?|revenue|sales|takings|turnover|billings?|income|profit|margin|commissions?)'

/** What comes in or is to be earned is no outlay: "if fees were $52k a week", "to make $3,000 profit", "what would $52k a week give us". */
const isEarned = new RegExp(
  [
    String.raw`\b${comesIn}(?: \w+){0,4}? (?:was|were|is|are|of|at|to|be|been|hits?|reach\w*|averag\w+) (?:${sum}|\d{4,}|\d+k\b)`,
    // "If revenue rises by $3,200 a week"
    String.raw`\b${comesIn}(?: \w+){0,3}? (?:rise[sn]?|rose|grow[sn]?|grew|climb(?:s|ed)?|jump(?:s|ed)?|go(?:es)? up|went up|increase[sd]?|fall[sn]?|fell|drop(?:s|ped)?|go(?:es)? down|went down|improve[sd]?|(?:is|are|was|were) (?:up|down)) (?:by )?${sum}`,
    String.raw`\$\s?[\d,.]+\s?(?:k|m|thousand|grand|million)?(?: (?:more|extra|of|in|a week|a month|a year|per week))* (?:of |in )?${comesIn}\b`,
    String.raw`\b(?:to|must|would|should|could) (?:make|earn|net|pocket|bank|turn over|take) (?:another |an extra )?${sum}`,
    String.raw`\b(?:if|suppose|say|imagine)(?: that)? (?:we|i) (?:did|do|took|take|billed?|banked?|grossed?|turned over|brought in|made|make) ${sum}`,
    // "Will we bill $60,000 a week?", "do you think we'll get to 60k?"
    String.raw`\b(?:will|gonna|going to|can|could|did|do|[’']ll)(?: (?:we|i|it))?(?: (?:ever|really|actually|still))? (?:bill|take|make|earn|net|bank|turn over|do|clear|crack|see|reach|hit|get(?: up| back)? to) (?:about |around |over |another )?(?:${sum}|\d{4,}|\d+k\b|\d+ (?:grand|thousand)\b)`,
    String.raw`^\W*(?:and |so )?what (?:would|does|will) ${sum}[^,;?]*\b(?:give|leave|mean|make|get|look)s?\b`,
    String.raw`\b(?:clients?|customers?|landlords?|vendors?|tenants?|sponsors?)\b[^.,;?]{0,20}\b(?:pays?|paying|spends?|spending|brings?)\b[^.,;?]{0,12}\$\s?\d`,
    String.raw`\b(?:profit|margin)\b.{0,24}\b(?:at|on|with|from) ${sum}`,
  ].join('|'),
  'i',
)

/** "Two graduates at $70,000 each": the sum stands for each of several, so it is multiplied. */
const isOfSeveral =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d+) (?:more |new |extra |additional |junior |senior )?\p{L}+s(?: \p{L}+)? (?:at|for|on|costing|worth) (?:about )?\$\s?\d/iu

const toNumber = (digits: string, scale: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (scale ? (scales[scale.toLowerCase()] ?? 1) : 1)

const eachDay = /^(?:a|per|each|every|\/)\s?(?:day|shift)\b/i
const weekdayNames = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi

/** "A junior for Saturdays at $180 a day": one weekday comes once a week. */
const isOnceAWeek = (after: string, text: string): boolean =>
  eachDay.test(after.trimStart()) && hires.test(text) && text.match(weekdayNames)?.length === 1

/** What a sum is spent on may stand before how often: "$3,000 more on portals a month". */
const onWhat =
  /^\s*(?:(?:more|extra|less)\b\s*)?(?:(?:on|in|into|towards?|to|for|off) (?:\p{L}+ ){1,4}?)?(?=(?:an?|per|each|every) (?:week|wk|fortnight|month|mth|quarter|year|yr)\b)/iu

const rhythmAt = (after: string, before: string, text: string): number | undefined =>
  (isOnceAWeek(after, text) ? 1 : undefined) ??
  rhythms.find(([words]) => words.test(after.replace(onWhat, '').trimStart()))?.[1] ??
  rhythms.find(([words]) => words.test(/\S{0,30}$/.exec(before.slice(-60).trimEnd())?.[0] ?? ''))?.[1]

const leastSum = 50

type Sum = { readonly value: number; readonly rhythm: number | undefined; readonly isMoney: boolean }

const sumsIn = (text: string): readonly Sum[] =>
  [...text.matchAll(amount)].flatMap((found) => {
    const [whole, dollar, digits = '', scale, word] = found
    const value = toNumber(digits, scale)
    const isMoney = dollar !== undefined || word !== undefined || scale !== undefined
    // A year is not a sum of money.
    if (!isMoney && value >= 1990 && value <= 2100) return []
    const rhythm = rhythmAt(text.slice(found.index + whole.length), text.slice(0, found.index), text)
    // "A fifth property manager at 1500 a week": what somebody is paid needs no dollar sign.
    const isPay = rhythm !== undefined && hires.test(text)
    if (!isMoney && value < leastSalary && !isPay) return []
    return value >= leastSum ? [{ value, rhythm, isMoney }] : []
  })

const loanIn = (text: string, sum: number): Outlay | undefined => {
  const rate = /(\d+(?:\.\d+)?)\s?(?:%|per ?cent|percent)/i.exec(text)
  const time =
    /\b(?:over|for|across|in) (\d+|one|two|three|four|five|seven|ten) ?(years?|yrs?|months?)\b/i.exec(text)
  const words: Readonly<Record<string, number>> = {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    seven: 7,
    ten: 10,
  }
  const [, count = '', unit = ''] = time ?? []
  const long = (words[count.toLowerCase()] ?? Number(count)) / (/^m/i.test(unit) ? 12 : 1)
  return rate && long > 0 && long <= 40 && Number(rate[1]) < 50
    ? { kind: 'loan', sum, rate: Number(rate[1]), years: long }
    : undefined
}

/** The single outlay in a text; undefined if it states none, or several sums. */
export const outlayIn = (text: string): Outlay | undefined => {
  const sums = sumsIn(text)
  const [only] = sums
  if (!only || sums.length > 1) return undefined
  const { value, rhythm } = only
  if (rhythm === undefined && isNotPaid(text)) return undefined
  if (borrows.test(text) && rhythm === undefined) return loanIn(text, value)
  if (
    isOfSeveral.test(text) ||
    isNoOutlay.test(text) ||
    isEarned.test(text) ||
    /\d\s?(?:%|per ?cent)/i.test(text)
  )
    return undefined
  const isHire = hires.test(text)
  if (rhythm !== undefined) return { kind: 'weekly', sum: value * rhythm, lever: leverOf(text), isHire }
  // Pay is ongoing, even without a stated period.
  if (isHire && value >= leastSalary)
    return { kind: 'weekly', sum: value / weeksInYear, lever: 'staff', isHire }
  if (eachWeek.test(text) && only.isMoney)
    return {
      kind: 'weekly',
      sum: value,
      lever: /\bshift/i.test(text) ? 'staff' : leverOf(text),
      isHire: false,
    }
  return only.isMoney && (buys.test(text) || named.test(text)) && !goesOn.test(text)
    ? { kind: 'once', sum: value }
    : undefined
}
