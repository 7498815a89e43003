/** What a question wants to know of the items or accounts that it names, by the words around them. */

/** In the order in which they are looked for: the first that fits is meant. */
const patterns = [
  [
    'ahead',
    /\b(?:will|expect(?:ed)?|forecast|predict|projected|going to|next (?:week|month|quarter|year)|coming)\b/i,
  ],
  [
    'effect',
    /\b(?:hurt|harm(?:ed)?|affect(?:ed)?|impact|effect|because of|drive away|put off)\b|\b(?:cost|lost?) us (?:\w+ )?(?:customers?|clients?|sales|patients?|business|trade|jobs?|bookings?)\b/i,
  ],
  ['suppose', /\b(?:what if|if|suppose|supposing|imagine|say we)\b|\bwould\b.*\b(?:do|mean|cost)\b/i],
  ['why', /\bwhy\b|\bhow come\b/i],
  [
    'worth',
    /\b(?:should|worth(?:while)?|stop (?:selling|stocking|buying)|drop(?:ping)?|get rid|profit(?:able|s)?|margins?|make (?:money )?on|earn on|keep stocking|discontinue)\b/i,
  ],
  ['share', /\b(?:share|percent(?:age)?|proportion|fraction|portion|part of|how much of)\b|%/i],
  [
    'last-time',
    /\b(?:when (?:did|do|was|were) .*\b(?:last|latest|most recent)|last time|most recent(?:ly)?|when did we last)\b/i,
  ],
  [
    'best-time',
    /\b(?:which|what|our|the|best|worst|busiest) (?:\w+ )?(?:week|month)\b.*\b(?:most|least|best|worst|highest|lowest|biggest)\b|\b(?:best|worst|busiest|biggest|highest|lowest|strongest|weakest|dearest) (?:\w+ )?(?:week|month)\b/i,
  ],
  [
    'typical',
    /\b(?:typical|average|usual(?:ly)?|on average|normally|mean|per|each|a) (?:week|month)\b|\b(?:weekly|monthly)\b/i,
  ],
  [
    'price',
    /\b(?:average|mean|typical|our) price\b|\bprice of\b|\bdo we charge\b|\bcharg(?:e|ed|ing) for\b/i,
  ],
  [
    'change',
    /\b(?:gone up|going up|gone down|going down|ris(?:e|en|ing)|dearer|cheaper|(?:more|less) expensive|costlier|pricier|grow(?:n|ing|th)?|fall(?:en|ing)?|fell|dropped|increas\w*|decreas\w*|trend\w*|chang\w*|compared?|versus|vs\.?|against|up or down|more than|less than|climb\w*)\b/i,
  ],
  ['count', /\bhow (?:many|often)\b|\bnumber of\b|\bquantity\b|\bunits\b|\bcount\b|\bhow many times\b/i],
] as const

export type Form = (typeof patterns)[number][0] | 'value'

export const formOfQuestion = (text: string): Form =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'value'

/** The unit of a typical amount. */
export const unitIn = (text: string): 'week' | 'month' => (/\bweek(?:s|ly)?\b/i.test(text) ? 'week' : 'month')

/** True where the question sets one name against another. */
export const setsAgainst = (text: string): boolean =>
  /\b(?:compare[ds]?|versus|vs\.?|against|or|than|between|difference|which)\b/i.test(text)

/** True where a question narrows its figures in a way that sums of days cannot. */
export const isNarrowed = (text: string): boolean =>
  /\b(?:not|except|excluding|without|other than|besides|apart from|cash|card|eftpos|customers?|clients?|staff member|by whom|who)\b/i.test(
    text,
  )
