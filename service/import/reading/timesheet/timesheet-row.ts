/** A row of a timesheet: hours of a day, billed or not. */

import { checkMarks, checkWeek, isLeave, longest } from '../../work-marks.ts'
import { CellFault, cellOf, idOf, momentOf, type RowContext, textOf } from '../read-row.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { isBilledIn } from './timesheet-words.ts'
import type { WorkEntry, WorkKind } from './work-entry.ts'
import type { WorkLayout } from './work-layout.ts'
import { unitIn, workedIn } from './worked-time.ts'

/** Available time of each person and day so far, with its row. */
export type AvailableSoFar = Map<string, { readonly row: number; readonly seconds: bigint }>

const timeIn = (context: RowContext, row: SourceRow, role: Role): bigint | undefined => {
  const cell = cellOf(context, row, role)
  if (cell === '' || /^(?:[-–—]+|n\/?a|nil|none)$/i.test(cell)) return undefined
  const { places, marks, work } = context.layout
  const named = unitIn(cell)
  if (named !== undefined && (named === 'days') !== (work?.isOfDays === true))
    throw new CellFault(role, `in ${named}, unlike the column`)
  const found = workedIn(cell, marks[places[role] ?? -1] ?? 'point', work?.unit)
  if (found === undefined) throw new CellFault(role, 'not a number of hours')
  return found
}

const checkLength = (work: WorkLayout, role: Role, seconds: bigint): bigint => {
  const most = longest(work)
  if (seconds > most || seconds < -most)
    throw new CellFault(role, `more than a ${work.isOfWeeks ? 'week' : 'day'} has`)
  return seconds
}

const kindOf = (context: RowContext, row: SourceRow, work: WorkLayout): WorkKind => {
  const cell = cellOf(context, row, 'billable')
  const own = isBilledIn(cell)
  const said =
    own === undefined
      ? cell === '' && work.blanksAre === 'unbilled'
        ? false
        : undefined
      : own !== (work.isNegated === true)
  checkMarks(row, work, said === true || work.by === 'all')
  if (isLeave(row, work, said === true)) {
    if (said === true && work.by === 'flag')
      throw new CellFault('billable', 'marked as billed, but it is leave')
    return 'leave'
  }
  if (work.by === 'all') return 'billed'
  if (work.by === 'unsaid') return 'unsaid'
  if (work.by === 'with-client')
    return (['client', 'project'] as const)
      .filter((role) => context.layout.places[role] !== undefined)
      .slice(0, 1)
      .some((role) => cellOf(context, row, role) !== '')
      ? 'billed'
      : 'unbilled'
  if (said === undefined) throw new CellFault('billable', 'neither yes nor no')
  return said ? 'billed' : 'unbilled'
}

type Part = readonly [is: WorkKind, seconds: bigint]

/** Billed and other time of a row; refuses leave with billed time. */
const divided = (
  row: SourceRow,
  work: WorkLayout,
  role: Role,
  billed: bigint,
  rest: bigint,
): readonly Part[] => {
  checkMarks(row, work, billed > 0n)
  const isOfLeave = isLeave(row, work, billed > 0n)
  if (isOfLeave && billed !== 0n) throw new CellFault(role, 'billed time, but it is leave')
  return [
    ['billed', billed],
    [isOfLeave ? 'leave' : 'unbilled', rest],
  ]
}

/** Time of a row with columns for billed and for other hours. */
const partsOf = (context: RowContext, row: SourceRow, work: WorkLayout): readonly Part[] => {
  const [all, billed, unbilled] = [
    timeIn(context, row, 'hours'),
    timeIn(context, row, 'billed-hours'),
    timeIn(context, row, 'unbilled-hours'),
  ]
  const { places } = context.layout
  const first: Role = places['billed-hours'] === undefined ? 'hours' : 'billed-hours'
  if (places['billed-hours'] === undefined) {
    if (all === undefined) throw new CellFault('hours', 'no hours')
    if (unbilled === undefined) return [[kindOf(context, row, work), checkLength(work, 'hours', all)]]
    if (unbilled > all) throw new CellFault('unbilled-hours', 'more than all hours of the row')
    return divided(row, work, first, checkLength(work, 'hours', all) - unbilled, unbilled)
  }
  if (billed === undefined && unbilled === undefined && all === undefined)
    throw new CellFault(first, 'no hours')
  const rest = unbilled ?? (all === undefined ? 0n : all - (billed ?? 0n))
  if (rest < 0n && (all ?? 0n) >= 0n && unbilled === undefined)
    throw new CellFault('billed-hours', 'more than all hours of the row')
  if (all !== undefined && unbilled !== undefined && (billed ?? 0n) + unbilled !== all)
    throw new CellFault('hours', 'not the sum of billed and other hours')
  checkLength(work, first, (billed ?? 0n) + rest)
  return divided(row, work, first, billed ?? 0n, rest)
}

const personOf = (context: RowContext, row: SourceRow, { marks }: WorkLayout): string | undefined => {
  const id = row.cells[marks.person ?? -1]
  const parts = [textOf(context, row, 'employee'), textOf(context, row, 'surname'), id || undefined]
  return parts.flatMap((part) => part ?? []).join(' ') || undefined
}

/** Available time of the row's person and day; refuses rows that disagree. */
const availableOf = (
  context: RowContext,
  row: SourceRow,
  key: string,
  hasPerson: boolean,
  before: AvailableSoFar,
  work: WorkLayout,
): Pick<WorkEntry, 'available' | 'isAvailableBlank'> => {
  if (context.layout.places.available === undefined) return {}
  const seconds = timeIn(context, row, 'available')
  if (seconds === undefined) return { isAvailableBlank: true }
  if (seconds < 0n) throw new CellFault('available', 'below zero')
  checkLength(work, 'available', seconds)
  const known = before.get(key)
  if (known && !hasPerson)
    throw new CellFault(
      'available',
      `a second time on the same day, and nothing says whose (row ${known.row})`,
    )
  if (known && known.seconds !== seconds)
    throw new CellFault('available', `other available time than in row ${known.row} for the same day`)
  if (!known) before.set(key, { row: row.row, seconds })
  return { available: seconds }
}

/** Entries of a row. Throws `CellFault` for an unreadable cell. */
export const readWork = (
  context: RowContext,
  row: SourceRow,
  work: WorkLayout,
  before: AvailableSoFar,
): readonly WorkEntry[] => {
  const { date } = momentOf(context, row)
  checkWeek(date, work)
  const parts = partsOf(context, row, work)
  const person = personOf(context, row, work)
  const key = `${date} ${(person ?? '').toLowerCase()}`
  const available = availableOf(context, row, key, person !== undefined, before, work)
  const client = textOf(context, row, 'client') ?? textOf(context, row, 'project')
  const about = textOf(context, row, 'task') ?? textOf(context, row, 'project')
  const id = idOf(context, row)
  const worked = parts.filter(([, seconds]) => seconds !== 0n)
  // Each part of a numbered row has a number of its own: a later file corrects both, also to nothing.
  const kept = id !== undefined ? parts : worked.length > 0 ? worked : parts.slice(0, 1)
  return kept.map(
    ([is, seconds], at): WorkEntry => ({
      date,
      seconds,
      is,
      day: work.day,
      ...(person === undefined ? {} : { person }),
      ...(client === undefined ? {} : { client }),
      ...(about === undefined ? {} : { about }),
      ...(at === 0 ? available : {}),
      ...(id === undefined ? {} : { id: at === 0 ? id : `${id} (${at + 1})` }),
    }),
  )
}
