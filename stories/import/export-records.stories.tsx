/** Exporting records, at the bottom of Imports. */
import { recordsMediaTypes } from '#schema/import/records-export'
import { networkError, replay, replayAny } from '../../fixtures/core/replay.ts'
import { replayFile } from '../../fixtures/core/replay-file.ts'
import exportRecordsEmpty from '../../fixtures/import/exportRecords.empty.json'
import exportRecords from '../../fixtures/import/exportRecords.json'
import listImports from '../../fixtures/import/listImports.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Imports/Take records out' }

const route = '/imports'
const me = replay('getMe', getMeOwn)
const list = replay('listImports', listImports)

/** Sales are exported as CSV. */
export const TakenOut = story({
  route,
  answers: () => [
    me,
    list,
    replayAny('exportRecords', exportRecords),
    replayFile('downloadRecords', recordsMediaTypes.csv, ['Date,Time\r\n']),
  ],
  acts: [{ press: 'Download sales as CSV' }],
})

/** There are no costs to export. */
export const NothingToTakeOut = story({
  route,
  answers: [me, list, replayAny('exportRecords', exportRecordsEmpty)],
  acts: [{ press: 'Download costs and money as Excel' }],
})

/** The file does not arrive; the next try may work. */
export const TakeOutError = story({
  route,
  answers: [me, list, replayAny('exportRecords', exportRecords), networkError('downloadRecords')],
  acts: [{ press: 'Download sales as Excel' }],
})
