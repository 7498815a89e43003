/** The records of a demo business as they stood at a moment, without a database. */
import { v7 } from 'uuid'
import type { Advisory } from '#schema/advisory/advisory'
import { decodeOwn } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import type { Memo } from '#schema/memo/memo'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { fixedMoment } from '../core/sources.ts'

const histories = new Map<BusinessType, ReturnType<typeof seedEvents>>()

const historyOf = (type: BusinessType): ReturnType<typeof seedEvents> => {
  let drawn = 0
  const made =
    histories.get(type) ??
    seedEvents(type, fixedMoment, (time) => {
      drawn += 1
      return v7({ msecs: time.getTime(), random: Buffer.alloc(16, drawn % 256), seq: drawn })
    })
  histories.set(type, made)
  return made
}

const settle = (records: Records, id: string, status: Advisory['status']): Records => ({
  ...records,
  advisories: records.advisories.map((one) => (one.id === id ? { ...one, status } : one)),
})

const mark = (records: Records, id: string, status: Memo['status']): Records => ({
  ...records,
  memos: records.memos.map((one) => (one.id === id ? { ...one, status } : one)),
})

const evolve = (records: Records, { type, data }: AnyEvent, recordedAt: string): Records => {
  const createdAt = decodeOwn(IsoTime, recordedAt, 'A recorded time')
  switch (type) {
    case 'WorkspaceOpened':
      return { ...records, business: { name: data.businessName, type: data.businessType } }
    case 'KpiRecorded': {
      const week = {
        id: data.kpiId,
        weekStart: data.weekStart,
        revenue: data.revenue,
        profit_margin: data.profitMargin,
        cash_runway: data.cashRunwayMonths,
        cash_runway_weeks: data.cashRunwayWeeks,
        weekly_footfall: data.transactions,
        ...(data.expenses ? { expenses: data.expenses } : {}),
      }
      return { ...records, kpis: [...records.kpis, week] }
    }
    case 'HoursRecorded':
      return { ...records, days: [...records.days, data] }
    case 'FocusSet':
    case 'FocusChanged':
      return { ...records, focus: { id: data.focusId, ...data.focus } }
    case 'BusinessProfileSaved':
      return { ...records, profile: { ...data, savedAt: createdAt } }
    case 'AdvisoryRaised': {
      const { advisoryId: id, ...rest } = data
      return { ...records, advisories: [{ id, ...rest, status: 'new', createdAt }, ...records.advisories] }
    }
    case 'AdvisoryAccepted':
      return settle(records, data.advisoryId, 'accepted')
    case 'AdvisoryDismissed':
      return settle(records, data.advisoryId, 'dismissed')
    case 'MemoReceived': {
      const { memoId: id, ...rest } = data
      return { ...records, memos: [{ id, ...rest, status: 'unread', createdAt }, ...records.memos] }
    }
    case 'MemoRead':
      return mark(records, data.memoId, 'read')
    case 'MemoArchived':
      return mark(records, data.memoId, 'archived')
    case 'BriefGenerated': {
      const { briefId: id, ...rest } = data
      const brief = { id, ...rest, confidence: rest.basis.confidence.percent, createdAt }
      return { ...records, briefs: [brief, ...records.briefs] }
    }
    default:
      return records
  }
}

/** What was on record at `now`. */
export const seededRecords = (type: BusinessType, now = fixedMoment): Records =>
  historyOf(type)
    .filter(({ recordedAt }) => recordedAt <= now.toISOString())
    .reduce<Records>((records, { event, recordedAt }) => evolve(records, event, recordedAt), {
      business: { name: type, type },
      now,
      kpis: [],
      days: [],
      focus: null,
      profile: businessProfileDefaults,
      advisories: [],
      memos: [],
      briefs: [],
    })
