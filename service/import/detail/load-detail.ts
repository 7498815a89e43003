/** Reads details below daily totals from the kept records of imports. */

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { DebtorsDay } from '#schema/import/days'
import type { TaxBasis } from '#schema/import/tax-basis'
import type { Detail, PaidLine, SoldLine } from '../../advisor/detail/detail.ts'
import type { Owed } from '../../advisor/detail/owed.ts'
import type { Tables } from '../../tables.ts'
import { countingIds, readBlocks } from '../import.queries.ts'
import { liveRecords } from '../records/blocks.ts'
import { taxBasisOf } from '../records/day-figures.ts'
import { balancesOf } from '../records/debt-figures.ts'
import { debtOfLine } from '../records/debt-line.ts'
import { entryOfLine, type KeptSale, saleOfLine } from '../records/line.ts'
import { payeeIn } from './payee-in.ts'

/** Days read at a time, so that other calls get a turn. */
const daysAtOnce = 31
/** Maximum number of rows that can be read within a reply. */
const mostRows = 250_000

const oneUnit = 1000

/** Cached details, by the state of the records they come from. */
const known = new LRUCache<string, Detail>({ max: 8 })

class SoldSums {
  private readonly lines = new Map<string, SoldLine>()
  readonly tax = new Map<IsoDate, bigint | undefined>()
  /** How the tax of each day was determined. */
  readonly taxBasis = new Map<IsoDate, readonly TaxBasis[]>()

  addDay(date: IsoDate, contents: readonly string[]): void {
    const sales = contents.map(saleOfLine)
    if (sales.length > 0) this.taxBasis.set(date, taxBasisOf(sales))
    for (const sale of sales) this.add(date, sale)
  }

  private add(
    date: IsoDate,
    { item, category, channel, amount, tax, tip = 0n, giftCard = 0n, quantity }: KeptSale,
  ): void {
    const before = this.tax.has(date) ? this.tax.get(date) : 0n
    this.tax.set(date, before === undefined || tax === undefined ? undefined : before + tax)
    const key = JSON.stringify([date, item, category, channel])
    const held = this.lines.get(key)
    const isBack = amount < 0n
    const sign = isBack ? -1 : 1
    const net = amount - (tax ?? 0n) - tip - giftCard
    const units = quantity === undefined ? sign * oneUnit : Math.abs(quantity) * sign
    this.lines.set(key, {
      date,
      item,
      category,
      channel,
      revenue: (held?.revenue ?? 0n) + net,
      units: (held?.units ?? 0) + units,
      rows: (held?.rows ?? 0) + 1,
      back: (held?.back ?? 0n) + (isBack ? -net : 0n),
      backRows: (held?.backRows ?? 0) + (isBack ? 1 : 0),
    })
  }

  all(): readonly SoldLine[] {
    return [...this.lines.values()]
  }
}

const paidLine = (date: IsoDate, content: string): PaidLine | undefined => {
  const { account, details, direction, amount, from, hours } = entryOfLine(content)
  const name = account ?? (details === undefined ? undefined : payeeIn(details))
  return name === undefined ? undefined : { date, account: name, direction, amount, from, hours }
}

/** The latest list of debtors, and the figures of those before it. */
const owedIn = async (db: Kysely<Tables>, counting: readonly string[]): Promise<Owed | undefined> => {
  const stored = await db
    .selectFrom('import_day')
    .select(['date', 'figures'])
    .where('kind', '=', 'debtors')
    .orderBy('date', 'desc')
    .execute()
  const [latest, ...earlier] = stored.map(({ date, figures }) => ({
    asOf: decodeOrThrow(IsoDate, date, 'A day'),
    figures: decodeOrThrow(DebtorsDay, JSON.parse(figures), 'What is owed on a day'),
  }))
  if (!latest) return undefined
  const blocks = await readBlocks(db, 'debtors', [latest.asOf], counting)
  const debts = liveRecords(blocks.get(latest.asOf) ?? []).map(({ content }) => debtOfLine(content))
  const customers = balancesOf(debts).map(({ customer, ...rest }) => ({ name: customer, ...rest }))
  return { ...latest, customers, earlier }
}

const stateOf = async (db: Kysely<Tables>) => {
  const days = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'records', 'sha256'])
    .orderBy('date')
    .execute()
  return { days, rows: days.reduce((sum, { records }) => sum + Number(records), 0) }
}

/** Details of a workspace's imports; undefined if it has none, or too many rows. */
export const loadDetail = async (db: Kysely<Tables>, workspace: string): Promise<Detail | undefined> => {
  const { days, rows } = await stateOf(db)
  if (days.length === 0 || rows > mostRows) return undefined
  const key = `${workspace} ${days.map(({ sha256 }) => sha256.slice(0, 12)).join('')}`
  const before = known.get(key)
  if (before) return before
  const counting = await countingIds(db)
  const sums = new SoldSums()
  const paid: PaidLine[] = []
  for (const kind of ['sales', 'books'] as const) {
    const dates = days.flatMap((day) =>
      day.kind === kind ? [decodeOrThrow(IsoDate, day.date, 'A day')] : [],
    )
    for (let at = 0; at < dates.length; at += daysAtOnce) {
      const part = dates.slice(at, at + daysAtOnce)
      const blocks = await readBlocks(db, kind, part, counting)
      for (const date of part) {
        const contents = liveRecords(blocks.get(date) ?? []).map(({ content }) => content)
        if (kind === 'sales') sums.addDay(date, contents)
        else paid.push(...contents.flatMap((content) => paidLine(date, content) ?? []))
      }
    }
  }
  const owed = await owedIn(db, counting)
  const detail = { sold: sums.all(), paid, tax: sums.tax, taxBasis: sums.taxBasis, ...(owed ? { owed } : {}) }
  known.set(key, detail)
  return detail
}
