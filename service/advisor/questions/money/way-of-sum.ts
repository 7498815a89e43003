/** Which way a stated sum goes: "the insurer pays us $4,000" comes in, "a client never pays $4,000" stays out. */

/** `in`: comes in; `out`: goes out; `unpaid`: ought to come in and does not; `charged`: what we ask of others. */
export type WayOfSum = 'in' | 'out' | 'unpaid' | 'charged'

const give =
  'giv(?:es?|ing|en)|gave|hand(?:s|ed|ing)?|pay(?:s|ing)?|paid|refund(?:s|ed|ing)?|reimburs(?:es?|ed|ing)|repa(?:ys?|id|ying)|credit(?:s|ed|ing)?|send(?:s|ing)?|sent|transfer(?:s|red|ring)?|award(?:s|ed|ing)?|grant(?:s|ed|ing)?|donat(?:es?|ed|ing)|gift(?:s|ed|ing)?|left|leav(?:es?|ing)|return(?:s|ed|ing)?|offer(?:s|ed|ing)?|compensat(?:es?|ed|ing)|rebat(?:es?|ed|ing)|settl(?:es?|ed|ing)'
const take =
  'get(?:s|ting)?|got|receiv(?:es?|ed|ing)|collect(?:s|ed|ing)?|w[io]n(?:s|ning)?|inherit(?:s|ed|ing)?|recover(?:s|ed|ing)?|pocket(?:s|ed|ing)?|land(?:s|ed|ing)?|sell(?:s|ing)?|sold|auction(?:s|ed|ing)?'
const charge =
  'charg(?:es?|ed|ing)|bill(?:s|ed|ing)?|invoic(?:es?|ed|ing)|fin(?:es?|ed|ing)|ask(?:s|ed|ing)?(?: for)?|want(?:s|ed|ing)?|demand(?:s|ed|ing)?|claim(?:s|ed|ing)?|requir(?:es?|ed|ing)|request(?:s|ed|ing)?'
const verb = new RegExp(String.raw`\b(?:(?<give>${give})|(?<take>${take})|(?<charge>${charge}))\b`, 'gi')

/** Money that comes unasked, whatever stands beside it; a verb says more. */
const gain =
  /\b(?:refunds?|rebates?|grants?|prizes?|windfalls?|inheritance|subsid(?:y|ies)|cash ?back|insurance (?:payout|payment|money|cheque|claim)|proceeds)\b/i
/** "A $900 fridge" and "a $40,000 job" are things at their price; "a $900 payment" is money. */
const isOfThing =
  /^(?:\$ ?)?[\d,.]+ ?(?:k|grand|thousand)?\b(?! ?(?:\p{L}+ )?(?:deposit|retainer|bond|refund|rebate|grant|prize|payment|payout|cheque|bonus|tip|donation|gift|advance|settlement|compensation|windfall|inheritance|subsidy|credit|claim|lump sum|from|back|for|on|in|if|as|to|at|when|this|next|by|and|would|will|does|do|of)\b) ?\p{L}/iu
/** "$15 a head" comes with each of many, "$15,000 profit" is earned. */
const isNoGift =
  /^(?:\$ ?)?[\d,.]+ ?(?:k|grand|thousand)?(?: (?:an?|per|each|every|more|extra|less|worth|(?:(?:of|in) )?(?:profit|sales|revenue|takings|fees|billings?|turnover|income|margin|work|business))\b|\/)/i
const isWorth = /\b(?:worth|costing|priced at|at|paying) (?:about |around |over |nearly |up to )?$/i
const isOneOf = /\b(?:an?|another|the|that|this) $/i
const isLent =
  /\b(?:loans?|lend\w*|lent|borrow\w*|overdraft|financ\w+|mortgage|discounts?|(?<!one[ -])off)\b/i

const between = String.raw`(?:(?:\p{L}|['’-])+ ){0,3}`
const weBefore = new RegExp(
  String.raw`\b(?:we|i)(?:['’](?:re|ve|ll|d|m))? ${between}$|\b(?:should|could|can|would|might|must|if|by|to|for) (?:we |i )?$|^\W*$`,
  'iu',
)
const passive =
  /\b(?:(?:we|i)(?:['’](?:re|ve been|m))?) (?:(?:is|are|were|was|am|get|got|will be|have been|had been|been|being|be|to be|not) )*$/i
const isAuxiliary = /\b(?:are|were|was|am|get|got|be|been|being)\b|['’](?:re|m)\b/i
const usAfter = /^(?: back| out)? (?:us|me|our|the business)\b/i
const never =
  /\b(?:never|not|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|refus\w+ to|fails? to|can['’]?t|cannot|stops?|isn['’]?t) (?:ever |going to |gonna )?$/i
const unpaidWords =
  /\b(?:bad debts?|goes? bust owing|writ(?:e|es|ten|ing) off|stiffs? (?:us|me)|default(?:s|ed|ing)? on)\b/i

const wayOf = (before: string, found: RegExpMatchArray, after: string): WayOfSum | undefined => {
  const isToUs = usAfter.test(after)
  const isPassive = passive.test(before) && isAuxiliary.test(before)
  const isByUs = !isToUs && weBefore.test(before)
  const { give: gives, take: takes } = found.groups ?? {}
  if (takes) return isByUs || isPassive ? 'in' : undefined
  if (gives) {
    if (never.test(before)) return isByUs ? undefined : 'unpaid'
    if (isToUs || (isPassive && !/ing$/i.test(gives))) return 'in'
    return isByUs ? 'out' : undefined
  }
  if (isToUs || (isPassive && !/ing$/i.test(found[0]))) return 'out'
  return isByUs ? 'charged' : undefined
}

/**
 * Which way the sum goes whose words begin at `at`. The nearest verb of giving, taking or charging before it decides, by who
 * does it and to whom; without one, a noun such as "grant" does. Undefined where neither says.
 */
export const wayOfSum = (text: string, at: number): WayOfSum | undefined => {
  const start = Math.max(...['.', ',', ';', '?', '!'].map((mark) => text.lastIndexOf(`${mark} `, at - 1))) + 1
  const clause = text.slice(start, at)
  if (isLent.test(text) || isNoGift.test(text.slice(at))) return undefined
  if (unpaidWords.test(clause)) return 'unpaid'
  const found = [...clause.matchAll(verb)].at(-1)
  const isThing = isOneOf.test(clause) && isOfThing.test(text.slice(at))
  // "A job worth $40,000" is work, and no money in the bank.
  if (isWorth.test(clause)) return undefined
  const told =
    found && wayOf(clause.slice(0, found.index), found, clause.slice(found.index + found[0].length))
  if (told === 'in' && isThing && !/^s[eo]l/i.test(found?.[0] ?? '')) return undefined
  if (told) return told
  return gain.test(`${clause.slice(-30)} ${text.slice(at, at + 50)}`) ? 'in' : undefined
}
