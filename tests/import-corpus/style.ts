/** How a program writes its days, times and money. */
import type { Dice } from './dice.ts'
import { two } from './truth.ts'

export const dateStyles = [
  'iso',
  'slashed-iso',
  'compact',
  'dmy/',
  'dmy-',
  'dmy.',
  'd/m/yy',
  'd-mmm-yy',
  'd mmm yyyy',
  'dd mmmm yyyy',
  'mmm d, yyyy',
  'www d mmm yyyy',
  'mdy/',
  'm/d/yy',
  'yy/mm/dd',
  'yy-mm-dd',
] as const
export type DateStyle = (typeof dateStyles)[number]

export type Style = {
  readonly date: DateStyle
  readonly time: '24' | '24s' | '12' | '12s'
  readonly mark: 'point' | 'comma'
  /** The separator of thousands, if any. */
  readonly thousands: '' | ',' | '.' | ' ' | '\u00a0' | "'"
  readonly negative: 'minus' | 'parentheses' | 'after' | 'long'
  readonly currency: '' | '$' | 'A$' | 'AUD '
  /** False for 5.5 and 5, as spreadsheets write them. */
  readonly fixed: boolean
  readonly wholeDollars: boolean
  readonly delimiter: ',' | ';' | '\t' | '|'
  readonly quotesAll: boolean
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dayFirst: readonly [DateStyle, ...DateStyle[]] = [
  'iso',
  'slashed-iso',
  'compact',
  'dmy/',
  'dmy/',
  'dmy-',
  'dmy.',
  'd/m/yy',
  'd-mmm-yy',
  'd mmm yyyy',
  'dd mmmm yyyy',
  'mmm d, yyyy',
  'www d mmm yyyy',
  'yy/mm/dd',
  'yy-mm-dd',
]

/** A random style; `change` fixes parts of it. */
export const styleOf = (dice: Dice, change: Partial<Style>): Style => {
  const mark = change.mark ?? 'point'
  return {
    date: dice.pick(dayFirst),
    time: dice.pick(['24', '24s', '12', '12s']),
    mark,
    thousands: dice.chance(0.4)
      ? dice.pick([mark === 'point' ? ',' : '.', mark === 'point' ? ',' : '.', ' ', '\u00a0', "'"])
      : '',
    negative: dice.pick(['minus', 'minus', 'parentheses', 'after', 'long']),
    currency: dice.pick(['', '', '', '$', 'A$', 'AUD ']),
    fixed: dice.chance(0.8),
    wholeDollars: false,
    delimiter: mark === 'comma' ? dice.pick([';', '\t']) : dice.pick([',', ',', ',', ';', '\t', '|']),
    quotesAll: dice.chance(0.2),
    ...change,
  }
}

/** A day, from `yyyy-MM-dd`. */
export const dateText = (date: string, style: DateStyle): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  const [m, d] = [Number(month), Number(day)]
  const name = months[m - 1] ?? ''
  const short = name.slice(0, 3)
  const forms: Readonly<Record<DateStyle, string>> = {
    iso: date,
    'slashed-iso': `${year}/${month}/${day}`,
    compact: `${year}${month}${day}`,
    'dmy/': `${day}/${month}/${year}`,
    'dmy-': `${day}-${month}-${year}`,
    'dmy.': `${day}.${month}.${year}`,
    'd/m/yy': `${d}/${m}/${year.slice(2)}`,
    'd-mmm-yy': `${d}-${short}-${year.slice(2)}`,
    'd mmm yyyy': `${d} ${short} ${year}`,
    'dd mmmm yyyy': `${day} ${name} ${year}`,
    'mmm d, yyyy': `${short} ${d}, ${year}`,
    'www d mmm yyyy': `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${d} ${short} ${year}`,
    'mdy/': `${month}/${day}/${year}`,
    'yy/mm/dd': `${year.slice(2)}/${month}/${day}`,
    'yy-mm-dd': `${year.slice(2)}-${month}-${day}`,
    'm/d/yy': `${m}/${d}/${year.slice(2)}`,
  }
  return forms[style]
}

export const timeText = (minutes: number, style: Style['time']): string => {
  const [hour, minute] = [Math.floor(minutes / 60), two(minutes % 60)]
  const seconds = style.endsWith('s') ? ':07' : ''
  if (style.startsWith('24')) return `${two(hour)}:${minute}${seconds}`
  return `${((hour + 11) % 12) + 1}:${minute}${seconds} ${hour < 12 ? 'am' : 'pm'}`
}

/** A decimal number of hundredths. */
export const decimal = (cents: bigint, { mark, thousands, fixed, wholeDollars }: Style): string => {
  const size = cents < 0n ? -cents : cents
  const whole = String(size / 100n)
  const grouped = thousands === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  const places = two(Number(size % 100n))
  const kept = wholeDollars ? '' : fixed ? places : places.replace(/0+$/, '')
  return kept === '' ? grouped : `${grouped}${mark === 'point' ? '.' : ','}${kept}`
}

/** An amount of money. */
export const moneyText = (cents: bigint, style: Style): string => {
  const text = `${style.currency}${decimal(cents, style)}`
  if (cents >= 0n) return text
  const forms: Readonly<Record<Style['negative'], string>> = {
    minus: `-${text}`,
    parentheses: `(${text})`,
    after: `${text}-`,
    long: `\u2212${text}`,
  }
  return forms[style.negative]
}
