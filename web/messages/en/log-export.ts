/** What is said while the log is taken away. */
import { area, counted, plural } from '../../core/language.ts'

export const logExportText = area('log-export', {
  export: 'Export',
  formats: 'Export the log as',
  csv: 'Table for spreadsheets (CSV)',
  json: 'JSON',
  ndjson: 'JSON, one event a line',
  bundle: 'Evidence bundle (ZIP)',
  bundleHidden: 'Bundle: show identifiers first',
  progress: 'Export of the log',
  recording: 'The export is being recorded …',
  events: (done: string, count: string) => `${done} of ${counted(count, 'event')}`,
  size: (size: string, count: string) => `${size} of a file with ${counted(count, 'event')}`,
  cancel: 'Cancel',
  close: 'Close',
  again: 'Try again',
  done: 'Exported',
  doneText: (count: string, name: string) =>
    `${counted(count, 'event')} ${plural(count, { one: 'is', other: 'are' })} in ${name}.`,
  bundleText: 'Open verify.html in it: it checks the bundle without any network.',
  cancelled: 'Cancelled',
  cancelledText: 'Nothing was saved. That the export was asked for stays on record.',
  failed: 'Not exported',
  failedText: 'The file did not arrive whole, so nothing was saved.',
  notRecorded: 'The export could not be recorded, so nothing left the log.',
  megabytes: (value: string) => `${value} MB`,
})
