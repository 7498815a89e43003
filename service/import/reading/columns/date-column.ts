/** The column of dates, the order of their parts, and the zone of their times. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { type Column, columnsNamed, unnamedDates } from '../assign-roles.ts'
import { type DateOrder, readingsOfDate } from '../date-form.ts'
import { readSpan } from '../month-name.ts'
import { type NamedZone, zoneInLabel } from '../named-zone.ts'
import { askColumn, askOrder, openOrders } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel, type Role } from '../roles.ts'

/** Dates of what is agreed or listed: no money moves on them. */
const isOfRegister =
  /\b(?:leases?|tenanc(?:y|ies)|agreements?|listed|listing|birth|dob|birthday|hired|employment|expir(?:y|es|ed)|renewals?|inspections?)\b/i

/** Dates on which money may have moved. Refuses a table with none. */
const withoutRegister = (columns: readonly Column[]): readonly Column[] => {
  const left = columns.filter(({ label }) => !isOfRegister.test(label.replaceAll('_', ' ')))
  if (columns[0] && left.length === 0)
    throw new FileRefused(
      'has dates of agreements or listings, and none of a sale or a payment. Send what was paid and when',
      { column: columns[0].label },
    )
  return left
}

/** A date or a period, also behind words: "w/c 31/08/2026". */
const isDated = (cell: string): boolean =>
  readSpan(cell) !== undefined || readingsOfDate(cell.replace(/^[a-z/. ]+(?=\d)/i, '')).size > 0

/** Rows at the top of the data that may be a second line of labels. */
const firstRows = 3

/** The refusal of a table without a column of dates, which may have them across the top. */
const withoutDates = ({ columns, above, rows }: ReadTable): FileRefused => {
  const labels = columns.map(({ label }) => label)
  const lines = [labels, ...[...above, ...rows.slice(0, firstRows)].map(({ cells }) => cells)]
  const across = lines.find((cells) => new Set(cells.filter(isDated)).size > 1)
  return new FileRefused(
    across
      ? `has its dates across the top, such as “${cutText(across.find(isDated) ?? '', 40)}”. Send one row for each date, with the date in a column`
      : 'has no column of dates',
  )
}

/** The column of dates: the labelled one, the only one, or the user's choice. */
export const dateColumn = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay = false,
): Column | undefined => {
  const labelled = found.get('date')
  const unnamed = unnamedDates(table.columns, new Set(found.values()))
  const candidates = labelled
    ? columnsNamed(table.columns, 'date').filter(
        ({ label }) => plainLabel(label) === plainLabel(labelled.label),
      )
    : isReplay
      ? unnamed
      : withoutRegister(unnamed)
  const [only, ...others] = candidates
  if (!only) throw withoutDates(table)
  if (others.length === 0) return only
  const answered = chosenColumn(candidates, open.answers['date-column'])
  if (!answered) open.questions.push(askColumn('date-column', candidates, table.rows))
  return answered
}

/** Time zone in the label of the times. Refuses ambiguous ones. */
export const zoneOf = (found: ReadonlyMap<Role, Column>): NamedZone | undefined => {
  const labels = [found.get('date'), found.get('time')].flatMap((column) => column?.label ?? [])
  const zones = labels.map((label) => ({ label, zone: zoneInLabel(label) }))
  const unclear = zones.find(({ zone }) => typeof zone === 'string')
  if (unclear)
    throw new FileRefused(`has times in an unclear time zone: ${unclear.zone}`, { column: unclear.label })
  return zones.map(({ zone }) => zone).find((zone) => typeof zone === 'object')
}

/** Answer about the order of dates. An earlier file's answer applies if it fits every date. */
const orderAnswered = (
  orders: readonly DateOrder[],
  { profile }: Column,
  { given, recalled }: Open,
): DateOrder | undefined =>
  orders.find((order) => order === given['date-order']) ??
  orders.find((order) => order === recalled['date-order'] && profile.dates[order] === profile.anyDate)

/** Order of the dates in a column; asks if it is open. */
export const orderOf = (
  date: Column | undefined,
  table: ReadTable,
  open: Open,
  today: IsoDate,
): DateOrder | undefined => {
  const orders = date ? openOrders(date, today) : []
  const answered = date && orderAnswered(orders, date, open)
  if (date && orders.length > 1 && !answered) open.questions.push(askOrder(date, orders, table.rows))
  return answered ?? orders[0]
}
