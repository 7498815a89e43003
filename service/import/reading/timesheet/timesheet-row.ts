/** A row of a timesheet: hours of a day, billed or not. */
import { CellFault, cellOf, idOf, momentOf, type RowContext, textOf } from '../read-row.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { isBilledIn, isLeaveIn } from './timesheet-words.ts'
import type { WorkEntry, WorkKind } from './work-entry.ts'
import type { WorkLayout } from './work-layout.ts'
import { secondsOfUnit, workedIn } from './worked-time.ts'

/** Available time of each person and day so far, with its row. */
export type AvailableSoFar = Map<string, { readonly row: number; readonly seconds: bigint }>

const timeIn = (context: RowContext, row: SourceRow, role: Role): bigint | undefined => {
  const cell = cellOf(context, row, role)
  if (cell === '' || /^(?:[-–—]+|n\/?a|nil|none)$/i.test(cell)) return undefined
  const at = context.layout.places[role]
  const found = workedIn(cell, context.layout.marks[at ?? -1] ?? 'point')
  if (found === undefined) throw new CellFault(role, 'not a number of hours')
  return found
}

/** Most time that one person can work, in seconds. Days of half a day more are overtime. */
const longest = ({ isOfDays, isOfWeeks }: WorkLayout): bigint =>
  isOfDays
    ? isOfWeeks
      ? 7n * secondsOfUnit
      : (3n * secondsOfUnit) / 2n
    : (isOfWeeks ? 168n : 24n) * secondsOfUnit

const checkLength = (work: WorkLayout, role: Role, seconds: bigint): bigint => {
  const most = longest(work)
  if (seconds > most || seconds < -most)
    throw new CellFault(role, `more than a ${work.isOfWeeks ? 'week' : 'day'} has`)
  return seconds
}

const words: readonly Role[] = ['client', 'project', 'task']

const isLeave = (context: RowContext, row: SourceRow): boolean =>
  [...words, 'billable' as const].some((role) => isLeaveIn(cellOf(context, row, role)))

const kindOf = (context: RowContext, row: SourceRow, work: WorkLayout): WorkKind => {
  const cell = cellOf(context, row, 'billable')
  const said = isBilledIn(cell) ?? (cell === '' && work.blanksAre === 'unbilled' ? false : undefined)
  if (isLeave(context, row)) {
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
    return [
      ['billed', checkLength(work, 'hours', all) - unbilled],
      ['unbilled', unbilled],
    ]
  }
  if (billed === undefined && unbilled === undefined && all === undefined)
    throw new CellFault(first, 'no hours')
  const rest = unbilled ?? (all === undefined ? 0n : all - (billed ?? 0n))
  if (rest < 0n && (all ?? 0n) >= 0n && unbilled === undefined)
    throw new CellFault('billed-hours', 'more than all hours of the row')
  if (all !== undefined && unbilled !== undefined && (billed ?? 0n) + unbilled !== all)
    throw new CellFault('hours', 'not the sum of billed and other hours')
  const other: WorkKind = isLeave(context, row) ? 'leave' : 'unbilled'
  checkLength(work, first, (billed ?? 0n) + rest)
  return [
    ['billed', billed ?? 0n],
    [other, rest],
  ]
}

const personOf = (context: RowContext, row: SourceRow): string | undefined => {
  const parts = [textOf(context, row, 'employee'), textOf(context, row, 'surname')]
  return parts.flatMap((part) => part ?? []).join(' ') || undefined
}

/** Available time of the row's person and day; refuses rows that disagree. */
const availableOf = (
  context: RowContext,
  row: SourceRow,
  key: string,
  hasPerson: boolean,
  before: AvailableSoFar,
): Pick<WorkEntry, 'available' | 'isAvailableBlank'> => {
  if (context.layout.places.available === undefined) return {}
  const seconds = timeIn(context, row, 'available')
  if (seconds === undefined) return { isAvailableBlank: true }
  if (seconds < 0n) throw new CellFault('available', 'below zero')
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
  const parts = partsOf(context, row, work)
  const person = personOf(context, row)
  const available = availableOf(context, row, `${date} ${person ?? ''}`, person !== undefined, before)
  const client = textOf(context, row, 'client') ?? textOf(context, row, 'project')
  const about = textOf(context, row, 'task') ?? textOf(context, row, 'project')
  const id = idOf(context, row)
  const worked = parts.filter(([, seconds]) => seconds !== 0n)
  const kept = worked.length > 0 ? worked : parts.slice(0, 1)
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
      ...(id === undefined ? {} : { id }),
    }),
  )
}
