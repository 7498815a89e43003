/** What happened in an invented business: the facts behind a file, which the reader has to find again. */
import type { Dice } from './dice.ts'

/** A sale or a movement of money. `minutes` and `date` are in the time zone of the business; `utc` is the moment. */
export type Fact = {
  readonly date: string
  readonly minutes: number
  readonly utc: number
  readonly timeZone: string
  /** In cents, with tax and tip; below zero for money returned. */
  readonly cents: bigint
  readonly tax: bigint
  readonly tip: bigint
  readonly id: string
  readonly item: string
  readonly category: string
  readonly quantity: number
  readonly account: string
  readonly details: string
  readonly employee: string
  readonly hours: number
  readonly super: bigint
  readonly direction: 'in' | 'out'
}

/** What a file is about, as far as it affects the rows. */
export type Span = {
  readonly timeZone: string
  readonly rows: number
  /** Only days that could also be months, so that nothing shows the order of day and month. */
  readonly isAmbiguous: boolean
  readonly hasRefunds: boolean
  readonly isTaxed: 'all' | 'some'
  /** Only the nights on which the clocks change. */
  readonly isAtClockChange: boolean
  readonly wholeDollars: boolean
}

const goods: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Flat white', 'Coffee'],
  ['Rye loaf', 'Bread'],
  ['Pastry box', 'Pastry'],
  ['Sandwich, toasted', 'Lunch'],
  ['Total Care Kit', 'Retail'],
  ['Men\u2019s cut', 'Services'],
  ['12" pipe', 'Hardware'],
  ['Gift hamper 2026', 'Retail'],
]
type Movement = readonly [account: string, details: string, direction: 'in' | 'out']
const movements: readonly [Movement, ...Movement[]] = [
  ['Rent', 'Harbour Property Trust', 'out'],
  ['Wages', 'Pay run 1042', 'out'],
  ['Cost of sales', 'Mill & Grain Pty Ltd', 'out'],
  ['Electricity', 'Origin 03/11 to 03/12', 'out'],
  ['Advertising', 'Meta ads', 'out'],
  ['Sales', 'Square settlement', 'in'],
  ['Consulting fees', 'Invoice 2231 - Total Tools', 'in'],
]
const people: readonly [string, ...string[]] = ['Jo Ng', "Mia O'Neil", 'Sam de Vries', 'Aoife Byrne']

const two = (value: number): string => String(value).padStart(2, '0')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Day and minutes of a moment in a time zone. */
export const inZone = (
  utc: number,
  timeZone: string,
): { readonly date: string; readonly minutes: number } => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  const [date = '', time = ''] = format.format(utc).split(', ')
  const [hour, minute] = time.split(':').map(Number)
  return { date, minutes: (hour ?? 0) * 60 + (minute ?? 0) }
}

/** Nights on which the clocks change in Sydney: forward in October, back in April. */
const changes: readonly [number, ...number[]] = [
  Date.UTC(2025, 9, 4, 14),
  Date.UTC(2026, 3, 4, 13),
  Date.UTC(2026, 9, 3, 14),
]
const last = Date.UTC(2026, 10, 20)

const momentsOf = (dice: Dice, { rows, isAmbiguous, isAtClockChange }: Span): readonly number[] => {
  const month = dice.int(0, 10)
  const days = dice.pick<number>([1, 3, 10, 20, 40, 90, 300])
  const one = (): number => {
    if (isAtClockChange) return dice.pick(changes) + dice.int(0, 5 * 60) * 60_000
    const day = isAmbiguous
      ? Date.UTC(2026, dice.chance(0.7) ? month : dice.int(0, 9), dice.int(1, 10))
      : last - dice.int(0, days) * 86_400_000
    // From 8 in the morning to 5 in the afternoon in the east of Australia.
    return Math.min(day, last) - 2 * 3_600_000 + dice.int(0, 9 * 60 - 1) * 60_000
  }
  return Array.from({ length: rows }, one).sort((a, b) => a - b)
}

const centsOf = (dice: Dice, wholeDollars: boolean): bigint => {
  const most = dice.pick<number>([1500, 25_000, 250_000, 9_000_000])
  // The tax in multiples of eleven dollars is whole dollars.
  return wholeDollars ? 1100n * BigInt(dice.int(1, Math.max(400, most / 1100))) : BigInt(dice.int(100, most))
}

/** The rows of a business, oldest first. */
export const factsOf = (dice: Dice, span: Span): readonly Fact[] => {
  const firstId = dice.int(100, 90_000)
  return momentsOf(dice, span).map((utc, at): Fact => {
    const [item, category] = dice.pick(goods)
    const [account, details, direction] = dice.pick(movements)
    const size = centsOf(dice, span.wholeDollars)
    const cents = span.hasRefunds && dice.chance(0.1) ? -size : size
    const tip = dice.chance(0.2) ? BigInt(dice.int(1, 9)) * (span.wholeDollars ? 100n : 35n) : 0n
    return {
      ...inZone(utc, span.timeZone),
      utc,
      timeZone: span.timeZone,
      cents,
      tax: span.isTaxed === 'some' && dice.chance(0.4) ? 0n : cents / 11n,
      tip,
      id: String(firstId + at),
      item,
      category,
      quantity: dice.int(1, 4),
      account,
      details,
      employee: dice.pick(people),
      hours: dice.int(4, 152) * 25,
      super: span.wholeDollars ? (size / 1000n) * 100n : (size * 12n) / 100n,
      direction,
    }
  })
}

export { two }
