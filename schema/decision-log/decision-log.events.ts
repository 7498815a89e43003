/** Events of the decision log itself. */
import * as t from 'io-ts'
import { Erasure } from '../core/erasure.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
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
  // The last event in an archive of the whole workspace (`npm run archive`).
  WorkspaceArchived: event('WorkspaceArchived', record({ archiveId: text(100, 1) }), {
    title: 'Archived for another installation',
  }),
  /**
   * The first event after those of an archive. `note` is the checkpoint of the installation before over all of them, `formerKey` its
   * public key, and `key` the one that signs from here on.
   */
  WorkspaceMoved: event(
    'WorkspaceMoved',
    record({ archiveId: text(100, 1), note: text(2000, 1), formerKey: text(400, 1), key: text(400, 1) }),
    { title: 'Moved here from another installation' },
  ),
}
