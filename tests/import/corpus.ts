/** The files of a corpus: every layout with every defect, made from rows whose true values are known. */
import { type Layout, money, type Style, signed, type Truth, usual } from './corpus-layouts.ts'

const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const items = [
  ['Flat white', 'Coffee'],
  ['Rye loaf', 'Bread'],
  ['Pastry box', 'Pastry'],
  ['Sandwich, toasted', 'Lunch'],
] as const

/** Rows of a file: on any day of November, or only on days that could also be months. */
export const truths = (seed: number, isAmbiguous: boolean, count = 40): readonly Truth[] => {
  const next = random(seed)
  return Array.from({ length: count }, (_, at): Truth => {
    const day = 1 + Math.floor(next() * (isAmbiguous ? 10 : 20))
    const cents = BigInt(100 + Math.floor(next() * 250_000))
    const [item, category] = items[Math.floor(next() * items.length)] ?? items[0]
    return {
      date: `2026-11-${String(day === 11 ? 10 : day).padStart(2, '0')}`,
      minutes: 360 + Math.floor(next() * 500),
      id: String(48_000 + at),
      cents,
      tax: cents / 11n,
      item,
      category,
      quantity: 1 + Math.floor(next() * 3),
      direction: next() < 0.7 ? 'out' : 'in',
    }
  }).sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : one.minutes - other.minutes,
  )
}

/** A defect of a file: changes its style, its text or its bytes. */
export type Defect = {
  readonly name: string
  readonly style?: Partial<Style>
  readonly isAmbiguous?: boolean
  readonly hasRefunds?: boolean
  readonly around?: (
    lines: readonly string[],
    total: string,
    width: number,
    delimiter: string,
  ) => readonly string[]
  readonly bytes?: (text: string) => Buffer
}

const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

export const defects: readonly Defect[] = [
  { name: 'none' },
  { name: 'day or month first', isAmbiguous: true },
  { name: 'month first', style: { date: 'mdy' } },
  { name: 'comma before the cents', style: { mark: 'comma', delimiter: ';', thousands: true } },
  {
    name: 'thousands and parentheses',
    style: { thousands: true, negative: 'parentheses' },
    hasRefunds: true,
  },
  { name: 'UTF-16', bytes: utf16 },
  {
    name: 'preamble',
    around: (lines) => ['Larkin Street Bakery', 'Report of 22 November 2026, 9:14 am', '', ...lines],
  },
  {
    name: 'totals row',
    around: (lines, total, width, delimiter) => [
      ...lines,
      ['Total', ...Array.from({ length: width - 2 }, () => ''), total].join(delimiter),
    ],
  },
  { name: 'tabs, two-digit years', style: { date: 'dmy2', delimiter: '\t' } },
]

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('"') || cell.includes('\n')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

/** A file of a layout with a defect, and the records in it. */
export const fileOf = (
  layout: Layout,
  defect: Defect,
  seed: number,
): { readonly bytes: Buffer; readonly truth: readonly Truth[] } => {
  const style: Style = { ...usual, ...layout.style, ...defect.style }
  const plain = truths(seed, defect.isAmbiguous ?? false)
  const truth =
    defect.hasRefunds && layout.kind === 'sales'
      ? plain.map((one, at) => (at % 9 === 4 ? { ...one, cents: -one.cents, tax: -one.tax } : one))
      : plain
  let balance = 1_000_000n
  const rows = truth.map((one) => {
    balance += signed(one)
    return layout.cells(one, style, balance)
  })
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, style.delimiter)).join(style.delimiter)
  const lines = [...(layout.labels ? [line(layout.labels)] : []), ...rows.map(line)]
  const total = money(
    truth.reduce((sum, { cents }) => sum + cents, 0n),
    style,
  )
  const whole =
    defect.around?.(lines, quoted(total, style.delimiter), rows[0]?.length ?? 2, style.delimiter) ?? lines
  const text = `${whole.join('\r\n')}\r\n`
  return { bytes: defect.bytes?.(text) ?? Buffer.from(text), truth }
}
