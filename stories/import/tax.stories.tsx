/** Tax in the amounts of a file: the question, and the calculated tax. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerImportBills from '../../fixtures/import/answerImport.bills.json'
import answerImportTax from '../../fixtures/import/answerImport.tax.json'
import listImportsBills from '../../fixtures/import/listImports.bills.json'
import listImportsBillsSplit from '../../fixtures/import/listImports.billsSplit.json'
import listImportsSplit from '../../fixtures/import/listImports.split.json'
import listImportsTax from '../../fixtures/import/listImports.tax.json'
import previewImportBills from '../../fixtures/import/previewImport.bills.json'
import previewImportSplit from '../../fixtures/import/previewImport.split.json'
import sendImportBills from '../../fixtures/import/sendImport.bills.json'
import sendImportTax from '../../fixtures/import/sendImport.tax.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Tax' }

const route = '/imports'
const me = replay('getMe', getMeOwn)
const taxFile = `${route}?file=${sendImportTax.body.importId}`
const taxAsked = () => [
  me,
  replayAny('listImports', listImportsTax, { once: true }),
  replayAny('listImports', listImportsSplit),
  replay('answerImport', answerImportTax),
  replay('previewImport', previewImportSplit),
]

/** The amounts include GST, and no column says how much: the user is asked once, and nothing is guessed. */
export const Question = story({ route: taxFile, answers: taxAsked })

export const QuestionNarrow = story({ route: taxFile, answers: taxAsked, width: 390, theme: 'dark' })
QuestionNarrow.storyName = 'Question 390'

/** One eleventh of each amount is tax; takings with and without it are shown, and the answer can be changed. */
export const Split = story({
  route: taxFile,
  answers: [me, replayAny('listImports', listImportsSplit), replay('previewImport', previewImportSplit)],
})

export const SplitNarrow = story({
  route: taxFile,
  answers: [me, replayAny('listImports', listImportsSplit), replay('previewImport', previewImportSplit)],
  width: 390,
})
SplitNarrow.storyName = 'Split 390'

const billsFile = `${route}?file=${sendImportBills.body.importId}`

/** The amounts of a ledger include GST: asked once, like those of a till. */
export const BooksQuestion = story({
  route: billsFile,
  answers: () => [
    me,
    replayAny('listImports', listImportsBills, { once: true }),
    replayAny('listImports', listImportsBillsSplit),
    replay('answerImport', answerImportBills),
    replay('previewImport', previewImportBills),
  ],
})

/** Money out with and without GST; wages have none. */
export const BooksSplit = story({
  route: billsFile,
  answers: [me, replayAny('listImports', listImportsBillsSplit), replay('previewImport', previewImportBills)],
})

export const BooksSplitNarrow = story({
  route: billsFile,
  answers: [me, replayAny('listImports', listImportsBillsSplit), replay('previewImport', previewImportBills)],
  width: 390,
  theme: 'dark',
})
BooksSplitNarrow.storyName = 'Books split 390'
