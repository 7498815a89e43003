/** Imports in every state: how to add data, questions, previews, imported files, refusals. */
import { api } from '#schema/api'
import listConnections from '../../fixtures/connection/listConnections.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import answerImport from '../../fixtures/import/answerImport.json'
import commitImport from '../../fixtures/import/commitImport.json'
import listImportsAnswered from '../../fixtures/import/listImports.answered.json'
import listImportsAsked from '../../fixtures/import/listImports.asked.json'
import listImportsEmpty from '../../fixtures/import/listImports.empty.json'
import listImports from '../../fixtures/import/listImports.json'
import listImportsReady from '../../fixtures/import/listImports.ready.json'
import listImportsUndone from '../../fixtures/import/listImports.undone.json'
import previewImportCorrected from '../../fixtures/import/previewImport.corrected.json'
import previewImport from '../../fixtures/import/previewImport.json'
import sendImportAsked from '../../fixtures/import/sendImport.asked.json'
import sendImportUnreadable from '../../fixtures/import/sendImport.unreadable.json'
import undoImport from '../../fixtures/import/undoImport.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports' }

const route = '/imports'
const me = replay('getMe', getMeOwn)
const list = replay('listImports', listImports)
const firstFile = `${route}?file=${listImportsReady.body[0]?.importId}`
const secondFile = `${route}?file=${sendImportAsked.body.importId}`
const asked = replayAny('listImports', listImportsAsked, { once: true })
const previews = [replay('previewImport', previewImport), replay('previewImport', previewImportCorrected)]

/** Two files are on record. A file that is sent has a question, which leads to its preview. */
export const Filled = story({
  route,
  answers: () => [
    me,
    replay('listImports', listImports, { once: true }),
    replayAny('listImports', listImportsAnswered),
    replayAny('sendImport', sendImportAsked),
    replayAny('answerImport', answerImport),
    replayAny('previewImport', previewImportCorrected),
    replay('listConnections', listConnections),
  ],
})

export const Empty = story({ route, answers: [me, replayAny('listImports', listImportsEmpty)] })

export const Loading = story({ route, answers: [me, neverRespond('listImports')] })

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('listImports', unavailable, { once: true }), list],
})

/** The session has expired. */
export const SignedOut = story({
  route,
  answers: [replayAny('getMe', getMeUnauthenticated), replayAny('listImports', getMeUnauthenticated)],
})

/** A demo business takes no files. */
export const Demo = story({
  route,
  answers: [replay('getMe', getMe), replayAny('listImports', listImportsEmpty)],
})

/** An adviser sees which files were imported, and cannot import any. */
export const Adviser = story({
  route,
  answers: [
    replayAny(
      'getMe',
      changed(getMeOwn, api.getMe.output, (own) => ({ ...own, role: 'adviser' as const })),
    ),
    list,
  ],
})

/** Day or month first: both readings, side by side. */
export const Question = story({
  route: secondFile,
  answers: () => [
    me,
    asked,
    replayAny('listImports', listImportsAnswered),
    replay('answerImport', answerImport),
    ...previews,
  ],
})

export const QuestionDark = story({
  route: secondFile,
  answers: [me, replayAny('listImports', listImportsAsked)],
  theme: 'dark',
})

export const QuestionNarrow = story({
  route: secondFile,
  answers: [me, replayAny('listImports', listImportsAsked)],
  width: 390,
})
QuestionNarrow.storyName = 'Question 390'

/** The weeks of a first file, with a row that cannot be read. */
export const Preview = story({
  route: firstFile,
  answers: () => [
    me,
    replay('listImports', listImportsReady),
    ...previews,
    replay('commitImport', commitImport),
  ],
})

/** A later file corrects a sale of a week on record. */
export const PreviewCorrected = story({
  route: secondFile,
  answers: [me, replayAny('listImports', listImportsAnswered), ...previews],
})

export const PreviewNarrow = story({
  route: secondFile,
  answers: [me, replayAny('listImports', listImportsAnswered), ...previews],
  width: 390,
})
PreviewNarrow.storyName = 'Preview 390'

/** The file is being recorded. */
export const Recording = story({
  route: firstFile,
  answers: [me, replay('listImports', listImportsReady), ...previews, neverRespond('commitImport')],
  acts: [{ press: 'Record' }],
})

/** The answer is lost; the second try works. */
export const RecordingLost = story({
  route: firstFile,
  answers: () => [
    me,
    replay('listImports', listImportsReady),
    ...previews,
    networkError('commitImport', { once: true }),
    replay('commitImport', commitImport),
  ],
  acts: [{ press: 'Record' }],
})

/** On record, and can be undone. */
export const OnRecord = story({
  route: secondFile,
  answers: () => [
    me,
    replayAny('listImports', listImports, { once: true }),
    replayAny('listImports', listImportsUndone),
    replay('undoImport', undoImport),
  ],
})

/** Undone: it no longer counts. */
export const TakenBack = story({
  route: secondFile,
  answers: [me, replayAny('listImports', listImportsUndone)],
})

/** The pasted rows cannot be read. */
export const Refused = story({
  route: `${route}?by=paste`,
  answers: [me, list, replayAny('sendImport', sendImportUnreadable)],
  acts: [{ fill: 'Rows', text: 'Item,Price\nLatte,5' }, { press: 'Read these rows' }],
})

/** A week entered by hand. */
export const ByHand = story({ route: `${route}?by=hand`, answers: [me, list] })

export const ByHandNarrow = story({ route: `${route}?by=hand`, answers: [me, list], width: 390 })
ByHandNarrow.storyName = 'By hand 390'

/** File names of maximum length. */
export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'listImports',
      changed(listImports, api.listImports.output, (all) =>
        all.map((one) => ({ ...one, file: longer(one.file, 200) })),
      ),
    ),
  ],
})

export const Dark = story({ route, answers: [me, list], theme: 'dark' })

export const Narrow = story({ route, answers: [me, list], width: 390 })
Narrow.storyName = '390'
