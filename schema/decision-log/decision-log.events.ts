/** Events of the decision log itself. */
import * as t from 'io-ts'
import { Erasure } from '../core/erasure.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { LogExportRecord } from './log-export.ts'

export const decisionLogEvents = {
  IdentifiersToggled: event('IdentifiersToggled', record({ showIdentifiers: t.boolean }), {
    title: 'Identifiers shown or hidden',
  }),
  LogExported: event('LogExported', LogExportRecord, {
    title: 'Log exported',
    refs: ({ count }) => ({ count }),
  }),
  SubjectErased: event('SubjectErased', Erasure, { title: 'Personal data erased' }),
}
