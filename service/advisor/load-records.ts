/** Reads a workspace's records from the read tables, for the advisor. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import type { Advisory } from '#schema/advisory/advisory'
import { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { Focus } from '#schema/focus/focus'
import { DayHours, WeekFigures } from '#schema/kpi/kpi'
import { Memo } from '#schema/memo/memo'
import { BusinessProfile, businessProfileDefaults } from '#schema/profile/profile'
import { BusinessType } from '#schema/session/session'
import type { Tables } from '../tables.ts'
import { advisoryOfRow } from './advisory-of-row.ts'
import { countedFigures } from './imported/counted-figures.ts'
import { heldOf, loadImported } from './imported/load-imported.ts'
import { loadNotes } from './load-notes.ts'
import type { Records } from './records.ts'

/** Maximum records of each kind; older ones are found as passages. */
const most = { advisories: 100, memos: 100, briefs: 20 }

const Business = record({ name: text(200, 1), type: BusinessType, isOwn: t.boolean })

const parsed = (
  name: 'chart' | 'promises' | 'expects' | 'outcome' | 'finding',
  json: string | null,
): object => (json === null ? {} : { [name]: JSON.parse(json) })

/** A row of the table `brief` as a brief. */
export const briefOfRow = ({
  so_what,
  persona_key,
  created_at,
  basis,
  chart,
  ...row
}: Omit<Tables['brief'], 'workspace'>): Brief =>
  decodeOrThrow(
    Brief,
    {
      ...row,
      soWhat: so_what,
      personaKey: persona_key,
      createdAt: created_at,
      basis: JSON.parse(basis),
      ...parsed('chart', chart),
    },
    'A brief',
  )

const loadBusiness = async (db: Kysely<Tables>): Promise<Records['business']> => {
  const row = await db
    .selectFrom('workspace')
    .select(['business_name as name', 'business_type as type', 'is_own as isOwn'])
    .executeTakeFirst()
  return decodeOrThrow(Business, row, 'The business')
}

const loadWeeks = async (db: Kysely<Tables>): Promise<readonly WeekFigures[]> => {
  const rows = await db.selectFrom('kpi').selectAll().orderBy('week_start').execute()
  const weeks = rows.map(({ expenses, ...row }) => ({
    weekStart: row.week_start,
    revenue: row.revenue,
    profitMargin: row.profit_margin,
    cashRunwayMonths: row.cash_runway_months,
    cashRunwayWeeks: row.cash_runway_weeks,
    transactions: row.transactions,
    ...(expenses === null ? {} : { expenses: JSON.parse(expenses) }),
  }))
  return decodeOrThrow(t.array(WeekFigures), weeks, 'The weekly figures')
}

const loadDays = async (db: Kysely<Tables>): Promise<readonly DayHours[]> => {
  const rows = await db.selectFrom('kpi_day').select(['date', 'hours']).orderBy('date').execute()
  const days = rows.map(({ date, hours }) => ({ date, hours: JSON.parse(hours) }))
  return decodeOrThrow(t.array(DayHours), days, 'The hours')
}

const byDay = <A>(all: readonly A[], dayOf: (one: A) => string): readonly A[] =>
  [...all].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))

/** Weekly and hourly figures: recorded ones, and those calculated from imported days. */
export const loadFigures = async (
  db: Kysely<Tables>,
): Promise<Pick<Records, 'kpis' | 'days' | 'gaps' | 'work' | 'owed' | 'registers'>> => {
  const [kpis, days, imported] = await Promise.all([loadWeeks(db), loadDays(db), loadImported(db)])
  const held = heldOf(imported)
  if (imported.days.length === 0) return { kpis, days, ...held }
  const further = countedFigures(imported, (await loadBusiness(db)).type)
  const weeks = new Set(kpis.map(({ weekStart }) => weekStart))
  const dates = new Set(days.map(({ date }) => date))
  return {
    kpis: byDay(
      [...kpis, ...further.weeks.filter(({ weekStart }) => !weeks.has(weekStart))],
      (week) => week.weekStart,
    ),
    days: byDay([...days, ...further.days.filter(({ date }) => !dates.has(date))], (day) => day.date),
    gaps: imported.gaps,
    ...held,
  }
}

const loadFocus = async (db: Kysely<Tables>): Promise<Focus | null> => {
  const row = await db.selectFrom('focus').selectAll().executeTakeFirst()
  if (row === undefined) return null
  const focus = {
    ...row,
    primaryFocus: row.primary_focus,
    secondaryPriorities: JSON.parse(row.secondary_priorities),
    successMetrics: JSON.parse(row.success_metrics),
    ...(row.description === null ? { description: undefined } : {}),
  }
  return decodeOrThrow(Focus, focus, 'The focus')
}

const loadProfile = async (db: Kysely<Tables>): Promise<BusinessProfile> => {
  const row = await db.selectFrom('business_profile').selectAll().executeTakeFirst()
  if (row === undefined) return businessProfileDefaults
  return decodeOrThrow(BusinessProfile, { ...JSON.parse(row.fields), savedAt: row.saved_at }, 'The profile')
}

const loadAdvisories = async (db: Kysely<Tables>): Promise<readonly Advisory[]> => {
  const rows = await db
    .selectFrom('advisory')
    .selectAll()
    // A person's own decision that was taken back is not advice.
    .where((or) => or.or([or('origin', 'is', null), or('status', '=', 'accepted')]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most.advisories)
    .execute()
  return rows.map(advisoryOfRow)
}

const loadMemos = async (db: Kysely<Tables>): Promise<readonly Memo[]> => {
  const rows = await db
    .selectFrom('memo')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most.memos)
    .execute()
  const memos = rows.map((row) => ({ ...row, fromPersona: row.from_persona, createdAt: row.created_at }))
  return decodeOrThrow(t.array(Memo), memos, 'The memos')
}

const loadBriefs = async (db: Kysely<Tables>): Promise<readonly Brief[]> => {
  const rows = await db
    .selectFrom('brief')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most.briefs)
    .execute()
  return rows.map(briefOfRow)
}

/** Current records of the bound workspace; `now` is the reference time. */
export const loadRecords = async (db: Kysely<Tables>, now: Date): Promise<Records> => {
  const [business, figures, focus, profile, advisories, memos, briefs, notes] = await Promise.all([
    loadBusiness(db),
    loadFigures(db),
    loadFocus(db),
    loadProfile(db),
    loadAdvisories(db),
    loadMemos(db),
    loadBriefs(db),
    loadNotes(db),
  ])
  return { business, now, ...figures, focus, profile, advisories, memos, briefs, notes }
}
