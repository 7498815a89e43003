/** Totals of a period beside what is on record for the same time: both would count (decision 794). */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay } from '#schema/import/days'
import type { ImportQuestion } from '#schema/import/import'
import type { Tables } from '../../tables.ts'
import { decimalText } from '../reading/money.ts'
import { entryOfLine, type Line } from '../records/line.ts'
import { periodsQuestion } from './period-clash.ts'

/** Index of the sign of an amount in a line: after `["2026-11-03","`. */
const signAt = 15

type Direction = AccountMoney['direction']

/** Money of some days; `from` and `to` are the same for a single entry. */
type Spent = {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly direction: Direction
  readonly account: string
  readonly amount: string
  readonly row: number
}

const isPeriod = ({ from, to }: Spent): boolean => from !== to

const rangeOf = ({ from, to, direction }: Spent): string => `${from} ${to} ${direction}`

/** Accounts by period. */
const accountsOf = (all: readonly Spent[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const one of all) {
    const own = found.get(rangeOf(one))
    if (own) own.add(one.account)
    else found.set(rangeOf(one), new Set([one.account]))
  }
  return found
}

const shown = 3

const spentText = (one: Spent): string =>
  `${one.amount}${one.account === '' ? '' : ` of ${one.account}`} ${isPeriod(one) ? `from ${one.from} to ${one.to}` : `on ${one.to}`}`

/** Collects the new money of a file, and compares it with what is on record. */
export class OverlappingPeriods {
  private readonly periods = new Map<string, Spent>()
  /** The first single entry of each day and direction. */
  private readonly singles = new Map<string, Spent>()

  private readonly isByDay: boolean

  /** `isByDay`: no row of the file is of a period. */
  constructor(isByDay: boolean) {
    this.isByDay = isByDay
  }

  /** Adds the new lines of a day. Of single entries one each way is enough, since a long file has many. */
  addDay(date: IsoDate, fresh: readonly Line[]): void {
    const isOut = ({ content }: Line): boolean => content.startsWith('-', signAt)
    const lines = this.isByDay
      ? [fresh.find(isOut), fresh.find((line) => !isOut(line))].flatMap((line) => line ?? [])
      : fresh
    for (const { row, content } of lines) {
      const { from = date, direction, account = '', amount } = entryOfLine(content)
      const spent = { from, to: date, direction, account, amount: decimalText(amount), row }
      const key = isPeriod(spent) ? `${rangeOf(spent)} ${account}` : rangeOf(spent)
      const known = isPeriod(spent) ? this.periods : this.singles
      if (!known.has(key)) known.set(key, spent)
    }
  }

  /** Asks about money on record in the same time; undefined if there is none. */
  async question(db: Kysely<Tables>): Promise<ImportQuestion | undefined> {
    const own = [...this.periods.values()]
    const all = [...own, ...this.singles.values()]
    if (all.length === 0) return undefined
    const recorded = await recordedIn(db, all)
    const periods = recorded.filter(isPeriod)
    const singles = recorded.filter((one) => !isPeriod(one))
    const accounts = [accountsOf(own), accountsOf(periods)] as const
    const sharesAccount = (one: Spent, other: Spent): boolean => {
      const others = accounts[1].get(rangeOf(other))
      return [...(accounts[0].get(rangeOf(one)) ?? [])].some((account) => others?.has(account))
    }
    const meets = (one: Spent, other: Spent): boolean =>
      one.direction === other.direction && one.from <= other.to && other.from <= one.to
    const clashes = [
      ...own.flatMap((one) => {
        const other =
          periods.find(
            (record) => record.to !== one.to && meets(one, record) && !sharesAccount(one, record),
          ) ?? singles.find((record) => meets(one, record))
        return other ? [{ one, other }] : []
      }),
      ...[...this.singles.values()].flatMap((one) => {
        const other = periods.find((record) => meets(one, record))
        return other ? [{ one, other }] : []
      }),
    ]
    if (clashes.length === 0) return undefined
    const rows = clashes.slice(0, shown).map(({ one, other }) => ({
      row: one.row,
      cell: spentText(one),
      means: `beside ${spentText(other)} on record`,
    }))
    return {
      id: periodsQuestion,
      column: 'Whole rows',
      readings: [
        { id: 'instead', says: 'The same money, listed by other days or periods', rows },
        { id: 'further', says: 'Different money for the same time: count both', rows },
      ],
    }
  }
}

/** Money on record around the time of a file. Single entries are of interest only beside its periods. */
const recordedIn = async (db: Kysely<Tables>, all: readonly Spent[]): Promise<readonly Spent[]> => {
  const hasPeriods = all.some(isPeriod)
  const from = all.reduce((first, one) => (one.from < first ? one.from : first), all[0]?.from ?? '')
  const to = all.reduce((last, one) => (one.to > last ? one.to : last), '')
  const days = db
    .selectFrom('import_day')
    .select(['date', 'figures'])
    .where('kind', '=', 'books')
    .where('date', '>=', from)
  const rows = hasPeriods ? await days.execute() : await days.where('figures', 'like', '%"from"%').execute()
  return rows.flatMap(({ date, figures }) => {
    const day = decodeOrThrow(IsoDate, date, 'A day')
    const { accounts } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
    return accounts.flatMap(({ account, direction, amount, from: first = day }): readonly Spent[] =>
      first <= to ? [{ from: first, to: day, direction, account, amount, row: 0 }] : [],
    )
  })
}
