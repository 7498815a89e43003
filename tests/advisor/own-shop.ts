/** Answers over a shop made for tests: 52 weeks of $700, costs of $300 a week, days by the hour; closed on Mondays. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { businessProfileDefaults } from '#schema/profile/profile'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { plusDays, weekdayOf } from '../../service/advisor/calendar.ts'
import type { Records } from '../../service/advisor/records.ts'

const day = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')
const first = day('2025-11-24')
const weeksOnRecord = 52
const closed = new Set(['2025-12-25', '2025-12-26', '2026-01-01'])

type Spec = {
  /** Mondays of weeks whose costs are missing. */
  readonly withoutCosts?: readonly string[]
  /** Mondays of weeks without a sale. */
  readonly idle?: readonly string[]
  /** The first day with hours on record. */
  readonly daysFrom?: string
}

/** The records of the shop on Thursday 26 November 2026. */
export const shopRecords = ({ withoutCosts = [], idle = [], daysFrom = first }: Spec = {}): Records => {
  const mondays = Array.from({ length: weeksOnRecord }, (_, at) => plusDays(first, 7 * at))
  const kpis = mondays.map((weekStart): WeekFigures => {
    const isIdle = idle.includes(weekStart)
    const expenses = { staff: 200, supplies: 0, premises: 100, marketing: 0, other: 0 }
    return {
      weekStart,
      revenue: isIdle ? 0 : 700,
      transactions: isIdle ? 0 : 14,
      ...(withoutCosts.includes(weekStart) ? {} : { expenses }),
    }
  })
  const days = mondays
    .flatMap((monday) => (idle.includes(monday) ? [] : [1, 2, 3, 4, 5, 6].map((at) => plusDays(monday, at))))
    .filter((date) => !closed.has(date) && date >= daysFrom && weekdayOf(date) > 0)
    .map((date) => ({ date, hours: [{ hour: 9, transactions: 2, revenue: 700 / 6 }] }))
  return {
    business: { name: 'Corner shop', type: 'other', isOwn: true },
    now: new Date('2026-11-26T01:00:00Z'),
    kpis,
    days,
    focus: null,
    profile: businessProfileDefaults,
    advisories: [],
    memos: [],
    briefs: [],
  }
}

/** The reply to a message, over these records. */
export const replyOf = async (message: string, spec: Spec): Promise<string> => {
  const { message: text } = await replyFromRecords(
    { records: shopRecords(spec), personaKey: 'financial_analyst', message, earlier: [], passages: [] },
    async () => {},
    new AbortController().signal,
  )
  return text
}
