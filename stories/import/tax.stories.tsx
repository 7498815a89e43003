/** Tax in the amounts of a file: the question, and the calculated tax. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerImportTax from '../../fixtures/import/answerImport.tax.json'
import listImportsSplit from '../../fixtures/import/listImports.split.json'
import listImportsTax from '../../fixtures/import/listImports.tax.json'
import previewImportSplit from '../../fixtures/import/previewImport.split.json'
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
