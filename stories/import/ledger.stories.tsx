/** A general ledger: what its accounts count as, before it is recorded. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listImportsJournal from '../../fixtures/import/listImports.journal.json'
import previewImportJournal from '../../fixtures/import/previewImport.journal.json'
import sendImportJournal from '../../fixtures/import/sendImport.journal.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Ledger' }

const route = `/imports?file=${sendImportJournal.body.importId}`
const read = [
  replay('getMe', getMeOwn),
  replayAny('listImports', listImportsJournal),
  replay('previewImport', previewImportJournal),
]

/** Debits and credits are not money out and in: sales, costs and the other side by name, and what is not clear. */
export const Preview = story({ route, answers: read })

export const PreviewNarrow = story({ route, answers: read, width: 390, theme: 'dark' })
PreviewNarrow.storyName = 'Preview 390'
