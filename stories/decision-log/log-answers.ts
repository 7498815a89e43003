/** Answers for the stories of the Decision Log. */
import { api } from '#schema/api'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import countAuditFixture from '../../fixtures/decision-log/countAudit.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditMasked from '../../fixtures/decision-log/listAudit.masked.json'
import listAuditNewer from '../../fixtures/decision-log/listAudit.newer.json'
import listAuditOlder from '../../fixtures/decision-log/listAudit.older.json'
import readAuditEntryAdvice from '../../fixtures/decision-log/readAuditEntry.advice.json'
import readAuditEntryElsewhere from '../../fixtures/decision-log/readAuditEntry.elsewhere.json'
import readAuditEntryMasked from '../../fixtures/decision-log/readAuditEntry.masked.json'
import readAuditEntryNewest from '../../fixtures/decision-log/readAuditEntry.newest.json'
import readAuditEntrySecond from '../../fixtures/decision-log/readAuditEntry.second.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeShown from '../../fixtures/session/getMe.shown.json'
import { changed } from '../core/long-texts.ts'

export const route = '/audit'
export const hidden = replay('getMe', getMe)
export const shown = replay('getMe', getMeShown)
/** Newest recorded position. */
export const newest = listAudit.body[0]?.position ?? 1
/** A log of `total` events without a filter. */
export const counts = (total: number, options?: { once: boolean }) =>
  replayAny(
    'countAudit',
    changed(countAuditFixture, api.countAudit.output, () => ({ count: total, total })),
    options,
  )
/** Number of events, from the newest recorded page. */
export const counted = counts(newest)
/** Details of the recorded events; all others get the second one's. */
export const details = [
  replay('readAuditEntry', readAuditEntryNewest),
  replay('readAuditEntry', readAuditEntryElsewhere),
  replay('readAuditEntry', readAuditEntryAdvice),
  replayAny('readAuditEntry', readAuditEntrySecond),
]
/** The newest page with identifiers masked. */
export const masked = [
  replay('listAudit', listAuditMasked),
  counts(listAuditMasked.body[0]?.position ?? 1),
  replayAny('readAuditEntry', readAuditEntryMasked),
]
/** Pages and details with identifiers shown. */
export const pages = [
  replay('listAudit', listAudit),
  replay('listAudit', listAuditOlder),
  replay('listAudit', listAuditNewer),
  counted,
  ...details,
]
