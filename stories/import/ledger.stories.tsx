/** A general ledger: what its accounts count as, before it is recorded. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerAccounts from '../../fixtures/import/answerAccounts.json'
import listAccounts from '../../fixtures/import/listAccounts.json'
import listAccountsTold from '../../fixtures/import/listAccounts.told.json'
import listImportsJournal from '../../fixtures/import/listImports.journal.json'
import previewImportJournal from '../../fixtures/import/previewImport.journal.json'
import sendImportJournal from '../../fixtures/import/sendImport.journal.json'
import undoAccountAnswers from '../../fixtures/import/undoAccountAnswers.json'
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

const imports = '/imports'
const asked = () => [
  replay('getMe', getMeOwn),
  replayAny('listImports', listImportsJournal),
  replayAny('listAccounts', listAccounts, { once: true }),
  replayAny('listAccounts', listAccountsTold),
  replay('answerAccounts', answerAccounts),
]

/** After the file is on record, its owner says what the account that may be a cost holds. */
export const Asked = story({ route: imports, answers: asked })

export const AskedNarrow = story({ route: imports, answers: asked, width: 390 })
AskedNarrow.storyName = 'Asked 390'

/** An answer, which can be taken back. */
export const Told = story({
  route: imports,
  answers: () => [
    replay('getMe', getMeOwn),
    replayAny('listImports', listImportsJournal),
    replayAny('listAccounts', listAccountsTold, { once: true }),
    replayAny('listAccounts', listAccounts),
    replay('undoAccountAnswers', undoAccountAnswers),
  ],
  theme: 'dark',
})
