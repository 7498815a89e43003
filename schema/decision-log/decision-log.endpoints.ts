/** Calls of the Decision Log. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { pageFields } from '../core/page.ts'
import { record } from '../core/record.ts'
import { exporters, readers } from '../core/roles.ts'
import { integerFromText, PositionFromText } from '../core/scalars.ts'
import { AuditEntry, IdentifierVisibility } from './decision-log.ts'
import { AuditDetail, LogCount } from './log-detail.ts'
import { LogOrder, LogQuery, logQueryFields } from './log-query.ts'

export const decisionLogEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    roles: readers,
    summary:
      'List the decision log, or the events that match a query, by default 25 per page; `before` and `after` take a position; see the Link header',
    input: record(
      {},
      {
        ...logQueryFields,
        order: LogOrder,
        before: PositionFromText,
        after: integerFromText(0, 999_999_999_999_999),
        limit: pageFields.limit,
      },
    ),
    output: t.array(AuditEntry),
    slices: ['decision-log'],
    ofHistory: true,
    refuses: ['conflict'],
    headers: { Link: 'The previous and next pages, as `prev` and `next`, if there are any.' },
  }),
  countAudit: endpoint({
    method: 'GET',
    path: '/audit/count',
    roles: readers,
    summary: 'Count the events that match a query, and all events in the log',
    input: LogQuery,
    output: LogCount,
    slices: ['decision-log'],
    refuses: ['conflict'],
  }),
  readAuditEntry: endpoint({
    method: 'GET',
    path: '/audit/entries/:position',
    roles: readers,
    summary: 'Get an event of the log: what it changed, what led to it and what followed from it',
    input: record({ position: PositionFromText }),
    output: AuditDetail,
    slices: ['decision-log'],
  }),
  toggleIdentifiers: endpoint({
    method: 'POST',
    path: '/privacy/toggle-identifiers',
    roles: exporters,
    summary: 'Show or hide identifiers in the decision log; each call flips the setting',
    input: record({}),
    output: IdentifierVisibility,
    slices: ['decision-log', 'session'],
  }),
}
