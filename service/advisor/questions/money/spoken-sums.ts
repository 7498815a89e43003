/** Sums as people say them: "500 bucks a week", "3k a month", "$110,000". */

export type Every = 'hour' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year'

/** A sum in dollars, how often it is paid, and the words that it takes up. */
export type Sum = { readonly value: number; readonly every: Every | undefined; readonly words: string }

const number =
  /(?<dollar>\$ ?)?(?<![\d.,])(?<digits>\d[\d,]*(?:\.\d+)?) ?(?<scale>k|grand|thousand|cents|c|hundred)?\b(?<money> ?(?:dollars|bucks|aud))?(?:(?: ?(?:a|an|per|each|every) ?|\/)(?<every>hour|hr|week|wk|fortnight|month|quarter|year|annum)\b| (?<often>weekly|fortnightly|monthly|quarterly|yearly|annually|pw|pa)\b)?/gi

const scales: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  hundred: 100,
  c: 0.01,
  cents: 0.01,
}

const everyOf: Readonly<Record<string, Every>> = {
  hour: 'hour',
  hr: 'hour',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  pw: 'week',
  fortnight: 'fortnight',
  fortnightly: 'fortnight',
  month: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  yearly: 'year',
  annum: 'year',
  annually: 'year',
  pa: 'year',
}

/** A number without a sign of money is one from here on. */
const leastPlain = 500

/** Every sum of money in a text, in order. */
export const sumsIn = (text: string): readonly Sum[] =>
  [...text.matchAll(number)].flatMap((found) => {
    const { dollar, digits = '', scale, money, every, often } = found.groups ?? {}
    const value = Number(digits.replaceAll(',', '')) * (scale ? (scales[scale.toLowerCase()] ?? 1) : 1)
    const rhythm = everyOf[(every ?? often ?? '').toLowerCase()]
    const isMoney = dollar !== undefined || scale !== undefined || money !== undefined
    if (!isMoney && (value < leastPlain || (value >= 1990 && value <= 2100))) return []
    return [{ value, every: rhythm, words: found[0] }]
  })

const weeks: Readonly<Record<Every, number>> = {
  hour: 0,
  week: 1,
  fortnight: 2,
  month: 52 / 12,
  quarter: 13,
  year: 52,
}

/** Weeks from one payment to the next. */
export const weeksOf = (every: Every): number => weeks[every]
