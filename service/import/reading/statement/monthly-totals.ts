/** Columns of totals by month that contain others: they would count twice. */
import { centsOf, type DecimalMark, writtenAmount } from '../amount-form.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'

/** A column of amounts by month. */
export type AmountColumn = {
  readonly at: number
  readonly label: string
  /** Its label without words about tax. */
  readonly words: string
  readonly direction: 'in' | 'out'
}

/** Columns with the same sum in every row as others, of which one may count twice. */
export type Twice = { readonly out: readonly AmountColumn[]; readonly same: readonly AmountColumn[] }

/** Names of all income or all costs, which may contain the other columns. */
const ofAll =
  /^(?:(?:total|gross|nett?|all|overall|monthly|the) )*(?:income|revenues?|sales|turnover|receipts|takings|fees|costs?|expenses?|expenditure|overheads?|operating (?:costs?|expenses?)|costs and expenses)$|^(?:total|gross|nett?|all|overall)\b/

const centsAt = ({ cells }: SourceRow, at: number, mark: DecimalMark): bigint => {
  const written = writtenAmount(cells[at] ?? '')
  const cents = written ? centsOf(written, mark) : 0n
  return typeof cents === 'bigint' ? cents : 0n
}

/** Most columns of one part. */
const mostParts = 4
/** Columns to each side among which the parts of a sum are looked for. */
const near = 5

type Part = readonly AmountColumn[]

/** Every choice of up to four columns near one. */
const choicesNear = (columns: Part, at: number): readonly Part[] => {
  const others = columns.filter((_, place) => place !== at && Math.abs(place - at) <= near)
  const found: Part[] = []
  const add = (chosen: Part, from: number): void => {
    if (chosen.length > 0) found.push(chosen)
    if (chosen.length === mostParts) return
    for (const [place, column] of others.entries()) if (place >= from) add([...chosen, column], place + 1)
  }
  add([], 0)
  return found
}

/** Two to four neighbours. */
const groups = (columns: Part): readonly Part[] =>
  columns.flatMap((_, from) =>
    [2, 3, 4].flatMap((size) => (from + size <= columns.length ? [columns.slice(from, from + size)] : [])),
  )

/** Names of columns as a sum. */
export const namesOf = (columns: Part): string => columns.map(({ label }) => label).join(' + ')

/** Every two parts with the same sums in all rows: one column and others near it, or two groups of neighbours. */
const samesIn = (all: Part, rows: readonly SourceRow[], mark: DecimalMark): readonly Twice[] => {
  const columns = all.filter(({ at }) => rows.some((row) => centsAt(row, at, mark) !== 0n))
  const sumsOf = (part: Part): string =>
    rows.map((row) => part.reduce((sum, { at }) => sum + centsAt(row, at, mark), 0n)).join(' ')
  const found: Twice[] = columns.flatMap((column, at) => {
    const own = sumsOf([column])
    return choicesNear(columns, at).flatMap((same) =>
      sumsOf(same) === own && !(same.length === 1 && (same[0]?.at ?? 0) > column.at)
        ? [{ out: [column], same }]
        : [],
    )
  })
  const parts = groups(columns).map((part) => ({ part, sums: sumsOf(part) }))
  for (const [at, { part, sums }] of parts.entries())
    for (const { part: other, sums: others } of parts.slice(at + 1))
      if (sums === others && !other.some((column) => part.includes(column)))
        found.push({ out: other, same: part })
  return found
}

const sumOfRest = (own: Part, rows: readonly SourceRow[], mark: DecimalMark): readonly AmountColumn[] =>
  own.length < 3
    ? []
    : own.filter((column) =>
        rows.every(
          (row) =>
            centsAt(row, column.at, mark) ===
            own.reduce((sum, { at }) => (at === column.at ? sum : sum + centsAt(row, at, mark)), 0n),
        ),
      )

/**
 * The columns that count, and those that may count twice; `isLeftOut` is the answer about one of them. A sum of all others
 * that is named so is left out unasked. Refuses a name of everything beside others that do not add up to it.
 */
export const withoutSums = (
  columns: Part,
  {
    rows,
    header,
    mark,
  }: { readonly rows: readonly SourceRow[]; readonly header: SourceRow; readonly mark: DecimalMark },
  isLeftOut: (twice: Twice) => boolean | undefined,
): { readonly kept: Part; readonly open: readonly Twice[] } => {
  const open: Twice[] = []
  const kept = (['in', 'out'] as const).flatMap((direction) => {
    let left = columns.filter((column) => column.direction === direction)
    const [whole, ...others] = sumOfRest(left, rows, mark).filter(({ words }) => ofAll.test(words))
    if (whole && others.length === 0) left = left.filter((column) => column !== whole)
    for (const twice of samesIn(left, rows, mark)) {
      if (![...twice.out, ...twice.same].every((column) => left.includes(column))) continue
      const answer = isLeftOut(twice)
      if (answer === undefined) open.push(twice)
      if (answer !== false) left = left.filter((column) => !twice.out.includes(column))
    }
    const unclear = left.length > 1 ? left.find(({ words }) => ofAll.test(words)) : undefined
    if (unclear)
      throw new FileRefused(
        'has a column that may be the total of the others, but they do not add up to it',
        {
          row: header.row,
          column: unclear.label,
        },
      )
    return left
  })
  return { kept: [...kept].sort((one, other) => one.at - other.at), open }
}
