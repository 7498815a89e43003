/** Reads the rows of a list of managements, listings or opportunities. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { writtenAmount } from '../amount-form.ts'
import {
  type CellReader,
  cellAt,
  checkRowCurrency,
  DebtFault,
  dayAt,
  moneyAt,
  rejecting,
} from '../debtors/debtor-cells.ts'
import type { ReadRow } from '../row-outcome.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'
import { type RegisterEntry, states } from './register.ts'
import type { RegisterPlaces, RegisterRole } from './register-labels.ts'
import type { RegisterTable } from './register-table.ts'
import { ofWeek, partOf, type RentPeriod, rentPeriodIn } from './rent-period.ts'

const longestText = 200

/** How the columns of a list are read. */
export type RegisterReader = CellReader & {
  readonly asOf: IsoDate
  readonly places: RegisterPlaces
  /** Of rents, and of fees in money; undefined if each row has its own. */
  readonly period: RentPeriod | undefined
  readonly feePeriod: RentPeriod | undefined
  readonly isFeeShare: boolean
}

type Part = Pick<RegisterEntry, 'amount' | 'isPriced' | 'state' | 'counts'> &
  Partial<Pick<RegisterEntry, 'second' | 'days'>>

const fault = ({ labels }: RegisterReader, at: number | undefined, reason: string): DebtFault =>
  new DebtFault(at === undefined ? 'Row' : labels[at] || `Column ${at + 1}`, reason)

const textAt = (reader: RegisterReader, row: SourceRow, role: RegisterRole): string =>
  cellAt(row, reader.places[role]).trim()

/** Hundredths of a percent in a cell; a share below one is one of 1. */
const shareAt = (reader: RegisterReader, row: SourceRow, role: RegisterRole): bigint | undefined => {
  const cell = textAt(reader, row, role)
  if (cell === '') return undefined
  const found = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(cell)
  const parts = found ? Number(`${found[1]}.${found[2] ?? '0'}`) : Number.NaN
  const isOfOne = !cell.includes('%') && parts > 0 && parts < 1
  const percent = isOfOne ? parts * 100 : parts
  if (!(percent >= 0 && percent <= 100))
    throw fault(reader, reader.places[role], 'not a share from 0 to 100 percent')
  return BigInt(Math.round(percent * 100))
}

const wholeShare = 10_000n

const vacantWord = /^(?:vacant|empty|no tenant|none|n\/?a|to let|for lease|-+)?$/i

const managementOf = (reader: RegisterReader, row: SourceRow): Part => {
  const { places } = reader
  const state = textAt(reader, row, 'state')
  const isVacant =
    (places.party !== undefined && vacantWord.test(textAt(reader, row, 'party'))) ||
    /\b(?:vacant|empty|unoccupied|untenanted|to let|for lease)\b/i.test(state)
  if (/\b(?:lost|archived|former|ended|inactive|terminated)\b/i.test(state))
    return { amount: 0n, isPriced: true, state: states.withdrawn, counts: false }
  const rent = moneyAt(reader, row, places.amount)
  if (isVacant) return { amount: 0n, isPriced: true, state: states.vacant, counts: true, second: 0n }
  if (rent === undefined || rent <= 0n)
    throw fault(reader, places.amount, rent === undefined ? 'no amount' : 'not above zero')
  const period = reader.period ?? rentPeriodIn(textAt(reader, row, 'period'))
  if (!period) throw fault(reader, places.period, 'neither a week, a fortnight, a month nor a year')
  const amount = ofWeek(rent, period)
  const let_ = { amount, isPriced: true, state: states.let, counts: true }
  if (places.second === undefined) return let_
  if (reader.isFeeShare) {
    const share = shareAt(reader, row, 'second')
    return share === undefined ? let_ : { ...let_, second: partOf(amount, share, wholeShare) }
  }
  const fee = moneyAt(reader, row, places.second)
  return fee === undefined ? let_ : { ...let_, second: ofWeek(fee, reader.feePeriod ?? period) }
}

const onMarket: readonly (readonly [state: string, counts: boolean, words: RegExp])[] = [
  [states.withdrawn, false, /\b(?:withdrawn|off market|expired|cancelled|canceled|archived|lost)\b/i],
  [
    states.underOffer,
    true,
    /\b(?:under (?:offer|contract)|conditional|unconditional|exchanged|deposit taken)\b/i,
  ],
  [states.sold, false, /\b(?:sold|settled)\b/i],
  [states.forSale, true, /\b(?:active|for sale|current|available|on market|live|listed|new|open)\b/i],
]

const listingOf = (reader: RegisterReader, row: SourceRow): Part => {
  const { places, asOf } = reader
  const said = textAt(reader, row, 'state')
  const found =
    places.state === undefined ? onMarket.at(-1) : onMarket.find(([, , words]) => words.test(said))
  if (!found) throw fault(reader, places.state, 'does not say whether it is on the market')
  const [state, counts] = found
  // "Contact agent" and a range are no price.
  const cell = textAt(reader, row, 'amount')
  const price = writtenAmount(cell) ? moneyAt(reader, row, places.amount) : undefined
  const days = /^\d{1,4}$/.test(textAt(reader, row, 'days')) ? Number(textAt(reader, row, 'days')) : undefined
  const since = dayAt(reader, row, places.since)
  if (since !== undefined && since > asOf) throw fault(reader, places.since, 'after the day of the list')
  const listed =
    since === undefined ? undefined : Math.round((Date.parse(asOf) - Date.parse(since)) / 86_400_000)
  const onList = days ?? listed
  return {
    amount: price ?? 0n,
    isPriced: price !== undefined && price > 0n,
    state,
    counts,
    ...(onList === undefined ? {} : { days: onList }),
  }
}

const closed: readonly (readonly [state: string, words: RegExp])[] = [
  [
    states.lost,
    /\b(?:lost|dead|declined|rejected|cancelled|canceled|abandoned|disqualified|no bid|unsuccessful)\b/i,
  ],
  [states.won, /\b(?:won|signed|accepted|awarded|successful)\b/i],
]

const opportunityOf = (reader: RegisterReader, row: SourceRow): Part => {
  const { places } = reader
  const said = textAt(reader, row, 'state')
  const [ended] = closed.find(([, words]) => words.test(said)) ?? []
  if (!ended && /^closed\b/i.test(said))
    throw fault(reader, places.state, 'does not say whether it was won or lost')
  const value = moneyAt(reader, row, places.amount)
  const share = shareAt(reader, row, 'chance')
  const weighted = moneyAt(reader, row, places.second)
  const amount = value ?? 0n
  const second =
    weighted ?? (share === undefined || value === undefined ? undefined : partOf(amount, share, wholeShare))
  return {
    amount,
    isPriced: value !== undefined,
    state: ended ?? (said === '' ? 'no stage' : cutText(said, 60)),
    counts: ended === undefined,
    ...(second === undefined ? {} : { second }),
  }
}

const partsOf = { managements: managementOf, listings: listingOf, pipeline: opportunityOf } as const

const readRow = (table: RegisterTable, reader: RegisterReader, row: SourceRow): ReadRow => {
  if (row.cells.every((cell) => cell === '')) return { is: 'set-apart', row: row.row, why: 'text' }
  if (row.cells.every((cell, at) => cell === (table.header.cells[at] ?? '')))
    return { is: 'set-apart', row: row.row, why: 'labels again' }
  const filled = row.cells.filter((cell) => cell !== '')
  if (isTotal(row)) return { is: 'set-apart', row: row.row, why: 'total' }
  if (filled.length === 1) return { is: 'set-apart', row: row.row, why: 'text' }
  return rejecting(row, () => {
    checkRowCurrency(reader, row, reader.places.currency)
    const name = textAt(reader, row, 'name')
    if (name === '') throw fault(reader, reader.places.name, 'no name')
    const part = partsOf[table.kind](reader, row)
    const ends = dayAt(reader, row, reader.places.ends)
    const other = textAt(reader, row, 'other') || textAt(reader, row, 'party')
    const entry: RegisterEntry = {
      date: reader.asOf,
      name: cutText(name, longestText),
      ...part,
      ...(ends === undefined ? {} : { ends }),
      ...(other === '' ? {} : { other: cutText(other, longestText) }),
    }
    return { is: 'registers', row: row.row, entries: [entry] }
  })
}

/** Rows of a list, with their outcomes. */
export const registerRows = (table: RegisterTable, reader: RegisterReader): readonly ReadRow[] =>
  table.data.map((row) => readRow(table, reader, row))
