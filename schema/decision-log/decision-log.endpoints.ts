/** Calls of the Decision Log. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { integerFromText, PositionFromText } from '../core/scalars.ts'
import { AuditEntry, IdentifierVisibility } from './decision-log.ts'
import { AuditDetail, LogCount } from './log-detail.ts'
import { LogOrder, LogQuery, logQueryFields } from './log-query.ts'

export const decisionLogEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    summary:
      'The decision log, or what a query means of it; pages by `before` or `after` a position, links in the Link header',
    input: record(
      {},
      {
        ...logQueryFields,
        order: LogOrder,
        before: PositionFromText,
        after: integerFromText(0, 999_999_999_999_999),
      },
    ),
    output: t.array(AuditEntry),
    slices: ['decision-log'],
    refuses: ['conflict'],
    headers: { Link: 'The pages on either side, as `prev` and `next`, where there are such.' },
  }),
  countAudit: endpoint({
    method: 'GET',
    path: '/audit/count',
    summary: 'How many events of the log a query means, and how many there are',
    input: LogQuery,
    output: LogCount,
    slices: ['decision-log'],
    refuses: ['conflict'],
  }),
  readAuditEntry: endpoint({
    method: 'GET',
    path: '/audit/entries/:position',
    summary: 'One event of the log: what it changed, what led to it and what followed from it',
    input: record({ position: PositionFromText }),
    output: AuditDetail,
    slices: ['decision-log'],
  }),
  toggleIdentifiers: endpoint({
    method: 'POST',
    path: '/privacy/toggle-identifiers',
    summary: 'Show or hide identifiers in the decision log; the server flips it',
    input: record({}),
    output: IdentifierVisibility,
    slices: ['decision-log', 'session'],
  }),
}
