/** What the service answers in the stories of the Decision Log. */
import { api } from '#schema/api'
import { always, answer } from '../../fixtures/core/answers.ts'
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
import { changed } from '../core/longer.ts'

/** The path of the screen. */
export const route = '/audit'
/** Identifiers are hidden. */
export const hidden = answer('getMe', getMe)
/** Identifiers are shown. */
export const shown = answer('getMe', getMeShown)
/** Position of the newest event that was recorded. */
export const newest = listAudit.body[0]?.position ?? 1
/** A log of so many events, none of them filtered out. */
export const counts = (total: number, options?: { once: boolean }) =>
  always(
    'countAudit',
    changed(countAuditFixture, api.countAudit.output, () => ({ count: total, total })),
    options,
  )
/** The log as long as its newest recorded page says. */
export const counted = counts(newest)
/** What stands behind the recorded events; any other has what the second one has. */
export const details = [
  answer('readAuditEntry', readAuditEntryNewest),
  answer('readAuditEntry', readAuditEntryElsewhere),
  answer('readAuditEntry', readAuditEntryAdvice),
  always('readAuditEntry', readAuditEntrySecond),
]
/** The newest page with identifiers hidden. */
export const masked = [
  answer('listAudit', listAuditMasked),
  counts(listAuditMasked.body[0]?.position ?? 1),
  always('readAuditEntry', readAuditEntryMasked),
]
/** Pages of the log with identifiers shown, and what stands behind their events. */
export const pages = [
  answer('listAudit', listAudit),
  answer('listAudit', listAuditOlder),
  answer('listAudit', listAuditNewer),
  counted,
  ...details,
]
