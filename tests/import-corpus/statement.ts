/** Profit and loss statements: accounts down the side, periods across the top. */
import { type FileLine, preambleOf } from './around.ts'
import type { Defect } from './defects.ts'
import type { Dice } from './dice.ts'
import { type BenchFile, bytesOf, type Expected, textOf } from './file-text.ts'
import { moneyText, type Style } from './style.ts'
import { two } from './truth.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const sections: readonly (readonly [
  heading: string,
  direction: 'in' | 'out',
  accounts: readonly string[],
])[] = [
  [
    'Trading Income',
    'in',
    ['Sales', 'Consulting fees', 'Interest income', 'Cost recoveries', 'Expense reimbursements'],
  ],
  ['Cost of Sales', 'out', ['Purchases', 'Freight in']],
  [
    'Operating Expenses',
    'out',
    [
      'Wages and Salaries',
      'Superannuation',
      'Sales commissions',
      'Income protection insurance',
      'Rent',
      'Advertising',
      'Revenue NSW fees',
      'Bank Fees',
    ],
  ],
]

/** Heading of a month as a program writes it. */
const headingOf = (style: string, month: number): string => {
  const name = months[month] ?? ''
  const last = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate()
  const forms: Readonly<Record<string, string>> = {
    short: `${name.slice(0, 3)} 2026`,
    long: `${name} 2026`,
    last: `${last} ${name.slice(0, 3)} 2026`,
    span: `1-${last} ${name} 2026`,
    two: `${name.slice(0, 3)}-26`,
  }
  return forms[style] ?? name
}

/** A random statement of some months of 2026. */
export const statementFile = (name: string, defect: Defect, style: Style, dice: Dice): BenchFile => {
  const count = dice.int(1, 6)
  const first = dice.int(0, 10 - count)
  const ordered = Array.from({ length: count }, (_, at) => first + at)
  const periods = dice.chance(0.4) ? ordered.toReversed() : ordered
  const heading = dice.pick(['short', 'long', 'last', 'span', 'two'] as const)
  const lines: FileLine[] = [...(defect === 'preamble' || dice.chance(0.5) ? preambleOf(dice, style) : [])]
  const hasTotal = count > 1 && dice.chance(0.5)
  const isAccountLabelled = dice.chance(0.6)
  const widths = (cells: readonly bigint[]): readonly string[] => [
    ...cells.map((cents) =>
      cents === 0n ? dice.pick(['', '-', moneyText(0n, style)]) : moneyText(cents, style),
    ),
    ...(hasTotal
      ? [
          moneyText(
            cells.reduce((sum, cents) => sum + cents, 0n),
            style,
          ),
        ]
      : []),
  ]
  lines.push({
    cells: [
      isAccountLabelled ? 'Account' : '',
      ...periods.map((month) => headingOf(heading, month)),
      ...(hasTotal ? [dice.pick(['Total', 'YTD', 'Year to date'])] : []),
    ],
  })
  const expected = new Map<number, readonly Expected[]>()
  for (const [title, direction, accounts] of sections) {
    lines.push({ cells: [title] })
    let sums = periods.map(() => 0n)
    for (const account of accounts) {
      const cells = periods.map(() =>
        dice.chance(0.1)
          ? 0n
          : BigInt(dice.int(style.wholeDollars ? 10 : 1000, 90_000)) *
            (style.wholeDollars ? 100n : 1n) *
            (dice.chance(0.05) ? -1n : 1n),
      )
      lines.push({ cells: [account, ...widths(cells)] })
      sums = sums.map((sum, at) => sum + (cells[at] ?? 0n))
      const row = lines.length
      expected.set(
        row,
        cells.flatMap((cents, at): readonly Expected[] => {
          const month = periods[at] ?? 0
          const last = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate()
          const base = `2026-${two(month + 1)}`
          return cents === 0n
            ? []
            : [
                {
                  date: `${base}-${two(last)}`,
                  from: `${base}-01`,
                  cents: direction === 'in' ? cents : -cents,
                  account,
                },
              ]
        }),
      )
    }
    lines.push({ cells: [`Total ${title}`, ...widths(sums)] })
    if (title === 'Cost of Sales') lines.push({ cells: ['Gross Profit', ...widths(sums)] })
  }
  lines.push({
    cells: [dice.pick(['Net Profit', 'Net profit/(loss)', 'NET INCOME'])].concat(
      widths(periods.map(() => 1_234_00n)),
    ),
  })
  return {
    name: `${name}, ${defect}`,
    bytes: bytesOf(dice, textOf(dice, lines, style), defect === 'UTF-16'),
    kind: 'books',
    timeZone: 'Australia/Brisbane',
    expected,
    style,
    columns: [],
    taxed: 'all',
    answers: { kind: 'books', 'decimal-mark': style.mark },
  }
}
