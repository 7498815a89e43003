/** Calls of the Decision Log. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { integerFromText, PositionFromText } from '../core/scalars.ts'
import { AuditEntry, IdentifierVisibility } from './decision-log.ts'

export const decisionLogEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    summary:
      'The decision log, newest first; pages by `before` or `after` a position, links in the Link header',
    input: record({}, { before: PositionFromText, after: integerFromText(0, 999_999_999_999_999) }),
    output: t.array(AuditEntry),
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
