/** A list of debtors: its preview, and who owes money once it is on record. */

import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listDebtors from '../../fixtures/import/listDebtors.json'
import listImportsDebtors from '../../fixtures/import/listImports.debtors.json'
import listImports from '../../fixtures/import/listImports.json'
import previewImportDebtors from '../../fixtures/import/previewImport.debtors.json'
import sendImportDebtors from '../../fixtures/import/sendImport.debtors.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

const newer = changed(listDebtors, api.listDebtors.output, (all) => ({
  ...all,
  asOf: decodeOrThrow(IsoDate, '2026-11-15', 'A day'),
}))

export default { title: 'Signed in/Imports/Debtors' }

const me = replay('getMe', getMeOwn)
const preview = {
  route: `/imports?file=${sendImportDebtors.body.importId}`,
  answers: [me, replayAny('listImports', listImportsDebtors), replay('previewImport', previewImportDebtors)],
}

/** What customers owe and how much of it is overdue, as of which day, and that no week changes. */
export const Preview = story(preview)

/** An older list than the one on record. */
export const PreviewOlder = story({
  ...preview,
  answers: [replayAny('listDebtors', newer), ...preview.answers],
})

export const PreviewNarrow = story({ ...preview, width: 390, theme: 'dark' })
PreviewNarrow.storyName = 'Preview 390'

const list = {
  route: '/imports',
  answers: [me, replayAny('listImports', listImports), replay('listDebtors', listDebtors)],
}

/** Customers by what they owe, with a credit at the end. */
export const List = story(list)

export const ListNarrow = story({ ...list, width: 390, theme: 'dark' })
ListNarrow.storyName = 'List 390'
