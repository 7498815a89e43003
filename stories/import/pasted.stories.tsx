/** A file whose rows were pasted twice. */

import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerImportPasted from '../../fixtures/import/answerImport.pasted.json'
import listImportsOnce from '../../fixtures/import/listImports.once.json'
import listImportsPasted from '../../fixtures/import/listImports.pasted.json'
import previewImportPasted from '../../fixtures/import/previewImport.pasted.json'
import sendImportPasted from '../../fixtures/import/sendImport.pasted.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Pasted rows' }

const route = `/imports?file=${sendImportPasted.body.importId}`
const answers = () => [
  replay('getMe', getMeOwn),
  replayAny('listImports', listImportsPasted, { once: true }),
  replayAny('listImports', listImportsOnce),
  replay('answerImport', answerImportPasted),
  replay('previewImport', previewImportPasted),
]

/** A stretch of rows follows again: the file asks whether it counts, with the rows side by side. */
export const Question = story({ route, answers })

export const QuestionNarrow = story({ route, answers, width: 390, theme: 'dark' })
QuestionNarrow.storyName = 'Question 390'
