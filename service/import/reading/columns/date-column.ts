/** The column of dates, the order of their parts, and the zone of their times. */
import type { IsoDate } from '#schema/core/scalars'
import { type Column, columnsNamed, unnamedDates } from '../assign-roles.ts'
import type { DateOrder } from '../date-form.ts'
import { type NamedZone, zoneInLabel } from '../named-zone.ts'
import { askColumn, askOrder, openOrders } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel, type Role } from '../roles.ts'

/** The column of dates: the labelled one, the only one, or the user's choice. */
export const dateColumn = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
): Column | undefined => {
  const labelled = found.get('date')
  const candidates = labelled
    ? columnsNamed(table.columns, 'date').filter(
        ({ label }) => plainLabel(label) === plainLabel(labelled.label),
      )
    : unnamedDates(table.columns, new Set(found.values()))
  const [only, ...others] = candidates
  if (!only) throw new FileRefused('has no column of dates')
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
    throw new FileRefused(`has times in a zone that is not clear: ${unclear.zone}`, { column: unclear.label })
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
