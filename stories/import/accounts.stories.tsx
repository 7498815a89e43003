/** Accounts in words of their own: the question what they hold, and how the file is read with the answers. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerImportAccounts from '../../fixtures/import/answerImport.accounts.json'
import answerImportUnknown from '../../fixtures/import/answerImport.accountsUnknown.json'
import commitImportChanged from '../../fixtures/import/commitImport.accountsChanged.json'
import listImportsAccounts from '../../fixtures/import/listImports.accounts.json'
import listImportsChanged from '../../fixtures/import/listImports.accountsChanged.json'
import listImportsRead from '../../fixtures/import/listImports.accountsRead.json'
import previewImportAccounts from '../../fixtures/import/previewImport.accounts.json'
import previewImportChanged from '../../fixtures/import/previewImport.accountsChanged.json'
import sendImportAccounts from '../../fixtures/import/sendImport.accounts.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Accounts' }

const me = replay('getMe', getMeOwn)
const route = `/imports?file=${sendImportAccounts.body.importId}`
const asked = () => [
  me,
  replayAny('listImports', listImportsAccounts, { once: true }),
  replayAny('listImports', listImportsRead),
  replay('answerImport', answerImportAccounts),
  replay('previewImport', previewImportAccounts),
]

/** Customers are accounts: each is income, something else, or not known yet. */
export const Question = story({ route, answers: asked })

export const QuestionNarrow = story({ route, answers: asked, width: 390, theme: 'dark' })
QuestionNarrow.storyName = 'Question 390'

/** The answer is for an account that is not in the file. */
export const Refused = story({
  route,
  answers: [
    me,
    replayAny('listImports', listImportsAccounts),
    replayAny('answerImport', answerImportUnknown),
  ],
})

const read = [me, replayAny('listImports', listImportsRead), replay('previewImport', previewImportAccounts)]

/** How the accounts are read, in a note that can be changed. */
export const Read = story({ route, answers: read })

export const ReadNarrow = story({ route, answers: read, width: 390 })
ReadNarrow.storyName = 'Read 390'

/** The same file with other answers: no row is new, and the answers can be recorded. */
export const Changed = story({
  route: `/imports?file=${commitImportChanged.body.importId}`,
  answers: [
    me,
    replayAny('listImports', listImportsChanged),
    replay('previewImport', previewImportChanged),
    replay('commitImport', commitImportChanged),
  ],
})
