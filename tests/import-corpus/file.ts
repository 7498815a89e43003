/** Makes a random file of a layout with a defect, and keeps the truth about each row. */
import { type FileLine, footerOf, preambleOf, totalLine } from './around.ts'
import { cellText, type Placed } from './cells.ts'
import type { Defect } from './defects.ts'
import { type Dice, diceOf } from './dice.ts'
import { type BenchFile, bytesOf, type Expected, textOf } from './file-text.ts'
import type { BenchColumn, BenchLayout } from './layouts.ts'
import { statementFile } from './statement.ts'
import { moneyText, type Style, styleOf } from './style.ts'
import { type Fact, factsOf } from './truth.ts'
import { otherColumns } from './variants.ts'

/** Numbers of the rows by fact. */
export const rowsOfFacts = (lines: readonly FileLine[]): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(({ fact }, at) => (fact === undefined ? [] : [[fact, at + 1]])))

const has = (columns: readonly BenchColumn[], ...fields: readonly string[]): boolean =>
  columns.some(({ field }) => fields.includes(field.replace('?', '')))

const expectedOf = (layout: BenchLayout, fact: Fact): readonly Expected[] => {
  const { columns } = layout
  const hasTime = has(columns, 'time', 'moment', 'offset', 'stamp')
  const { date, minutes } = fact
  if (layout.kind === 'sales')
    return [
      {
        date,
        ...(hasTime ? { minutes } : {}),
        cents: has(columns, 'with-tip')
          ? fact.cents + fact.tip
          : has(columns, 'whole', 'tax')
            ? fact.cents
            : fact.cents - fact.tax,
        net: fact.cents - fact.tax,
        within: fact.tax === 0n ? 0n : (2n * fact.cents + (fact.cents < 0n ? -11n : 11n)) / 22n,
        ...(has(columns, 'tax') || (has(columns, 'net') && has(columns, 'whole')) ? { tax: fact.tax } : {}),
        ...(has(columns, 'tip') ? { tip: fact.tip } : {}),
        ...(has(columns, 'quantity') ? { quantity: fact.quantity * 1000 } : {}),
      },
    ]
  const isPay = has(columns, 'employee')
  const isOut = isPay || fact.direction === 'out'
  const paid: Expected = {
    date,
    cents: isOut ? -fact.cents : fact.cents,
    ...(has(columns, 'account') ? { account: fact.account } : {}),
    ...(has(columns, 'hours') ? { hours: fact.hours } : {}),
  }
  return has(columns, 'super') && fact.super !== 0n
    ? [paid, { date, cents: -fact.super, account: 'Superannuation' }]
    : [paid]
}

const summedFields = new Set('whole net tax tip with-tip out in signed fee super pay payg'.split(' '))

const sumsOf = (columns: readonly BenchColumn[], facts: readonly Fact[], style: Style, empty: string) => {
  const of = (pick: (fact: Fact) => bigint): bigint => facts.reduce((sum, fact) => sum + pick(fact), 0n)
  const [first] = facts
  if (!first) return new Map<number, string>()
  const sum: Fact = {
    ...first,
    cents: of(({ cents }) => cents),
    tax: of(({ tax }) => tax),
    tip: of(({ tip }) => tip),
    super: of((fact) => fact.super),
  }
  return new Map(
    columns.flatMap(({ label, field }, at): (readonly [number, string])[] => {
      const plain = field.replace('?', '')
      if (!summedFields.has(plain)) return []
      const side = plain === 'out' || plain === 'in' ? plain : undefined
      const part = side ? facts.filter(({ direction }) => direction === side) : facts
      const cents = side ? part.reduce((total, fact) => total + fact.cents, 0n) : undefined
      const signed =
        plain === 'signed'
          ? facts.reduce((t, f) => t + (f.direction === 'in' ? f.cents : -f.cents), 0n)
          : undefined
      const known = cents ?? signed
      return [
        [
          at,
          known === undefined
            ? cellText({ label, field }, { fact: sum, balance: 0n, at: 0 }, style, empty)
            : moneyText(known, style),
        ],
      ]
    }),
  )
}

/** The file that a seed makes for a layout and a defect. */
export const fileOf = (layout: BenchLayout, defect: Defect, seed: number): BenchFile => {
  const dice = diceOf(seed)
  const isLabelled = layout.columns.some(({ label }) => label !== '')
  const isWhole = defect !== 'clock change' && dice.chance(0.1)
  const style = styleOf(dice, {
    ...(defect === 'comma before the cents' ? { mark: 'comma' } : {}),
    ...(defect === 'parentheses' ? { negative: 'parentheses' } : {}),
    ...(defect === 'day or month first'
      ? { date: dice.pick(['dmy/', 'd/m/yy', 'mdy/', 'm/d/yy', 'yy-mm-dd']) }
      : {}),
    ...(isWhole ? { wholeDollars: true } : {}),
  })
  if (layout.kind === 'statement') return statementFile(layout.name, defect, style, dice)
  const timeZone = defect === 'clock change' ? 'Australia/Sydney' : 'Australia/Brisbane'
  const taxed = dice.chance(0.2) ? 'some' : 'all'
  const plain = factsOf(dice, {
    timeZone,
    rows: dice.int(4, 60),
    isAmbiguous: defect === 'day or month first' && dice.chance(0.7),
    hasRefunds: layout.kind === 'sales' && (defect === 'parentheses' || dice.chance(0.3)),
    isTaxed: taxed,
    isAtClockChange: defect === 'clock change',
    wholeDollars: isWhole,
  })
  const isNewestFirst = dice.chance(0.3)
  const facts = isNewestFirst ? plain.toReversed() : plain
  const columns = otherColumns(dice, layout.columns, isLabelled)
  const empty = dice.pick(['', '', '', '-', moneyText(0n, style)])
  let balance = 1_000_000n
  const balances = new Map<Fact, bigint>()
  for (const fact of plain) {
    balance += fact.direction === 'in' ? fact.cents : -fact.cents
    balances.set(fact, balance)
  }
  const lineOf = (fact: Fact, at: number): FileLine => {
    const placed: Placed = { fact, balance: balances.get(fact) ?? 0n, at }
    return { fact: at, cells: columns.map((column) => cellText(column, placed, style, empty)) }
  }
  const rows = facts.map(lineOf)
  const labels: FileLine = { cells: columns.map(({ label }) => label) }
  const body =
    defect === 'totals' && isLabelled ? withTotals(dice, rows, facts, labels, columns, style, empty) : rows
  const lines = [
    ...(defect === 'preamble' && isLabelled ? preambleOf(dice, style) : []),
    ...(isLabelled ? [labels] : []),
    ...body,
    ...(isLabelled && dice.chance(0.2) ? footerOf(dice) : []),
  ]
  const numbers = rowsOfFacts(lines)
  const whole = layout.columns.find(({ field }) => ['with-tip', 'whole'].includes(field))
  return {
    name: `${layout.name}, ${defect}, seed ${seed}`,
    bytes: bytesOf(dice, textOf(dice, lines, style), defect === 'UTF-16'),
    kind: layout.kind,
    timeZone,
    expected: new Map(facts.map((fact, at) => [numbers.get(at) ?? 0, expectedOf(layout, fact)])),
    style,
    columns,
    taxed,
    answers: {
      kind: layout.kind,
      'date-order': style.date.startsWith('yy')
        ? 'year-first'
        : style.date.startsWith('m') && !style.date.startsWith('mmm')
          ? 'month-first'
          : 'day-first',
      'decimal-mark': style.mark,
      sign: has(columns, 'turned') ? 'positive-out' : 'negative-out',
      takings: 'above-zero',
      tax: whole ? 'within' : 'on-top',
      'tax-included': has(layout.columns, 'code', 'rate') ? 'codes' : taxed === 'all' ? 'all' : 'some',
      tip: whole?.field === 'with-tip' ? 'within' : 'on-top',
      debits: 'out',
    },
  }
}

/** Totals at the end or for each day, or the labels of a second page. */
const withTotals = (
  dice: Dice,
  rows: readonly FileLine[],
  facts: readonly Fact[],
  labels: FileLine,
  columns: readonly BenchColumn[],
  style: Style,
  empty: string,
): readonly FileLine[] => {
  const line = (word: string, of: readonly Fact[]): FileLine =>
    totalLine(dice, columns.length, word, sumsOf(columns, of, style, empty))
  const all = line(dice.pick(['Total', 'TOTAL', 'Totals', 'Grand total', 'Total:', 'Sum']), facts)
  const kind = dice.pick(['end', 'end', 'days', 'pages', 'start'] as const)
  if (kind === 'start') return [all, ...rows]
  if (kind === 'pages') {
    const half = Math.floor(rows.length / 2)
    return [...rows.slice(0, half), labels, ...rows.slice(half), all]
  }
  if (kind === 'end') return [...rows, ...(dice.chance(0.3) ? [{ cells: [''] }] : []), all]
  const days = [...new Set(facts.map(({ date }) => date))]
  return [
    ...days.flatMap((date) => {
      const of = facts.filter((fact) => fact.date === date)
      return [
        ...rows.filter((_, at) => facts[at]?.date === date),
        line(dice.pick(['Subtotal', 'Day total', 'Total']), of),
      ]
    }),
    all,
  ]
}
