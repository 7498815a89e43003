/** Lists the rows behind a day. */
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { DayRow, type DayRows, rowsOfPage } from '#schema/import/day-rows'
import type { ImportKind } from '#schema/import/import'
import { countRows, type ExportedFrom, RowsReplaced, recordsByDay } from './export/exported-rows.ts'
import { systemAndNumber } from './export/own-columns.ts'
import { countingImports } from './import.queries.ts'
import { decimalText } from './reading/money.ts'
import type { LiveRecord } from './records/blocks.ts'
import { entryOfLine, saleOfLine } from './records/line.ts'

const amount = (cents: bigint | undefined): string | undefined =>
  cents === undefined ? undefined : decimalText(cents)

const saleFields = (content: string) => {
  const { amount: cents, tax, taxBasis, tip, giftCard, minutes, item, category } = saleOfLine(content)
  return {
    amount: decimalText(cents),
    tax: amount(tax),
    taxBasis,
    tips: amount(tip),
    giftCards: amount(giftCard),
    minutes,
    about: item,
    category,
  }
}

const entryFields = (content: string) => {
  const { amount: cents, tax, taxBasis, direction, details, account } = entryOfLine(content)
  const sign = direction === 'out' ? -1n : 1n
  return {
    amount: decimalText(sign * cents),
    tax: amount(tax === undefined ? undefined : sign * tax),
    taxBasis,
    about: details,
    category: account,
  }
}

/** Files by id. */
type Names = ReadonlyMap<string, string>

const rowOf = (kind: ImportKind, record: LiveRecord, names: Names): DayRow => {
  const file = names.get(record.importId)
  const [, number] = systemAndNumber(record.source, record.id)
  const fields = {
    ...(kind === 'sales' ? saleFields(record.content) : entryFields(record.content)),
    ...(file === undefined ? {} : { row: record.row, importId: record.importId, file }),
    number: number || undefined,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return decodeOrThrow(DayRow, Object.fromEntries(given), 'A row of a day')
}

/** A page of the rows of a day, starting with row number `from` (0 for the first), as the history has them. */
export const listDayRows = async (
  source: ExportedFrom,
  { kind, day, from = 0 }: { readonly kind: ImportKind; readonly day: IsoDate; readonly from?: number },
): Promise<DayRows> => {
  const range = { kind, from: day, to: day }
  const count = await countRows(source.db, range)
  if (count === 0) return { count, state: 'none', rows: [] }
  const imports = await countingImports(source.db)
  const names = new Map(imports.map(({ id, summary }) => [id, summary.file]))
  const rows: DayRow[] = []
  try {
    for await (const records of recordsByDay(source, range, [...names.keys()]))
      for (const record of records.slice(from, from + rowsOfPage)) rows.push(rowOf(kind, record, names))
  } catch (error) {
    if (!(error instanceof RowsReplaced)) throw error
    return { count, state: 'replaced', rows: [] }
  }
  return { count, state: 'kept', rows }
}
