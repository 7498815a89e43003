/** A general ledger: what its accounts count as, before it is recorded. */

import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import answerAccounts from '../../fixtures/import/answerAccounts.json'
import listAccounts from '../../fixtures/import/listAccounts.json'
import listAccountsTold from '../../fixtures/import/listAccounts.told.json'
import listImportsJournal from '../../fixtures/import/listImports.journal.json'
import listImportsReady from '../../fixtures/import/listImports.ready.json'
import previewImportJournal from '../../fixtures/import/previewImport.journal.json'
import previewImport from '../../fixtures/import/previewImport.json'
import sendImportJournal from '../../fixtures/import/sendImport.journal.json'
import undoAccountAnswers from '../../fixtures/import/undoAccountAnswers.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { changed } from '../core/long-texts.ts'
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

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const afterBooks = () => [
  replay('getMe', getMeOwn),
  replayAny('listImports', listImportsReady),
  replayAny(
    'previewImport',
    changed(previewImport, api.previewImport.output, (preview) => ({
      ...preview,
      endsIncome: { weeks: 14, from: day('2026-06-29'), to: day('2026-10-04') },
    })),
  ),
]
const firstSales = `${imports}?file=${listImportsReady.body[0]?.importId}`

/** A first file of sales, while revenue comes from the books: the weeks that would have none are named. */
export const SalesAfterBooks = story({ route: firstSales, answers: afterBooks })

export const SalesAfterBooksNarrow = story({
  route: firstSales,
  answers: afterBooks,
  width: 390,
  theme: 'dark',
})
SalesAfterBooksNarrow.storyName = 'Sales after books 390'
