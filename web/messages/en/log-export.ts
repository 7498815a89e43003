import { area, counted, plural } from '../../core/language.ts'

export const logExportText = area('log-export', {
  export: 'Export',
  formats: 'Export the log as',
  csv: 'Table for spreadsheets (CSV)',
  json: 'JSON',
  ndjson: 'JSON, one event per line',
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
  bundleText: 'Open verify.html inside it to check the bundle offline.',
  cancelled: 'Cancelled',
  cancelledText: 'Nothing was saved. The request for this export stays on record.',
  failed: 'Not exported',
  failedText: 'The file arrived incomplete, so nothing was saved.',
  notRecorded: 'The export could not be recorded, so nothing was exported.',
  megabytes: (value: string) => `${value} MB`,
})
