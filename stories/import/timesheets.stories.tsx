/** Timesheets: what they record, before it is recorded. */
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listImports from '../../fixtures/import/listImports.timesheets.json'
import previewImport from '../../fixtures/import/previewImport.timesheets.json'
import sendImport from '../../fixtures/import/sendImport.timesheets.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Timesheets' }

const preview = {
  route: `/imports?file=${sendImport.body.importId}`,
  answers: [
    replay('getMe', getMeOwn),
    replayAny('listImports', listImports),
    replay('previewImport', previewImport),
  ],
}

/** Billed days and hours of each week. */
export const Preview = story(preview)

export const PreviewNarrow = story({ ...preview, width: 390, theme: 'dark' })
PreviewNarrow.storyName = 'Preview 390'
