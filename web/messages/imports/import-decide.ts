/** Texts of Imports: questions about a file, its changes, and the undo. */
import type { FileTax, ImportKind, MoneyKind, RestedOn } from '#schema/import/import'
import { counted, plural } from '../../core/language.ts'
import { apart, rowsOf } from './import-apart.ts'
import { fileHours } from './import-hours.ts'
import { leads, ledgerRoles, numberWord, records, roles, titles } from './import-words.ts'

const costsSentence = ({ decided, name, share }: FileTax): string => {
  if (decided === 'none') return `Nothing is taken off, because you don’t claim ${name} back.`
  if (decided === 'some') return `Costs include ${name}: only some of them have it, and no column says which.`
  const without = `Costs are without ${name}`
  if (decided === 'all')
    return `${without}: ${share} of each amount except wages, to the cent. If some costs have none, change this.`
  return decided === 'codes' ? `${without}: ${share} of each row that is marked as taxed.` : `${without}.`
}

const taxSentence = ({ decided, name, share }: FileTax): string => {
  if (decided === 'none') return `Nothing is taken off, because you don’t charge ${name}.`
  if (decided === 'some')
    return `Revenue includes ${name}: only some of what you sell has it, and no column says which.`
  const without = `Revenue is without ${name}`
  if (decided === 'all')
    return `${without}: ${share} of each amount, to the cent. If you also sell things without it, change this.`
  return decided === 'codes' ? `${without}: ${share} of each row that is marked as taxed.` : `${without}.`
}

export const decideTexts = {
  roles,
  ledgerRoles,
  questionCount: (at: number, all: number) => (all === 1 ? '1 question' : `Question ${at} of ${all}`),
  monthQuestion: (cell: string, one: string, other: string) => `Is ${cell} in ${one} or in ${other}?`,
  dayQuestion: (cell: string) => `Which day is ${cell}?`,
  markQuestion: (cell: string, one: string, other: string) => `Is ${cell} the amount ${one} or ${other}?`,
  signQuestion: (cell: string) => `Is ${cell} money in or money out?`,
  titles,
  taxQuestion: (name: string) => `Do these amounts include ${name}?`,
  anyQuestion: (column: string) => `How should “${column}” be read?`,
  leads,
  anyLead: 'The file leaves this open, and we don’t guess with your figures.',
  monthIsRight: (month: string) => `${month} is right`,
  thisIsRight: 'This is right',
  readAs: 'is read as',
  yourAnswer: 'Your answer so far',
  keys: 'Keys 1 to 9 choose too.',
  notSure: 'Not sure?',
  setAside: 'Set the file aside',
  setAsideNote: 'Nothing has been recorded. The file waits here for a day.',
  back: 'Previous question',
  answering: 'Reading the file again',
  notAnswered: 'Your answer could not be used.',
  remembered:
    'Once the file is recorded, later files with these columns are read the same way, without asking.',

  previewLoading: 'Working out the changes',
  previewFailed: 'The changes could not be worked out.',
  weeksWillChange: (weeks: number) =>
    weeks === 1 ? 'One week will change' : `${numberWord(weeks)} weeks will change`,
  periodsWillChange: (periods: number) =>
    periods === 1 ? 'One period will be recorded' : `${numberWord(periods)} periods will be recorded`,
  timesheetsOf: (weeks: number) =>
    weeks === 1
      ? 'Timesheets of one week will be recorded'
      : `Timesheets of ${numberWord(weeks).toLowerCase()} weeks will be recorded`,
  nothingNew: 'Nothing new in this file',
  nothingNewText: (rows: string) =>
    `All of it is on record already: ${rows}. Nothing counts twice, so there is nothing to record.`,
  newRecords: (kind: ImportKind, count: number, from: string, to: string) =>
    from === to ? `${records(kind, count)} from ${from}.` : `${records(kind, count)} from ${from} to ${to}.`,
  untilYouSay: 'Nothing is recorded until you say so.',
  revenueByWeek: 'Revenue by week in AUD',
  onRecord: 'On record',
  new: 'New',
  beforeCorrection: 'Before this file',
  weekColumn: 'Week',
  periodColumn: 'Period',
  revenueBefore: 'Revenue before',
  outBefore: 'Money out before',
  inBefore: 'Money in before',
  debitsBefore: 'Debits before',
  creditsBefore: 'Credits before',
  bothBefore: 'Debits (and equal credits) before',
  billedBefore: 'Billed days before',
  hoursBefore: 'Hours before',
  utilisationColumn: 'Utilisation after',
  hoursLabel: 'Time in the file',
  hoursText: fileHours,
  after: 'After',
  change: 'Change',
  salesColumn: 'Sales after',
  none: 'none',
  unknownCount: 'not counted',
  showAllWeeks: (count: number) => `Show all ${count} weeks`,
  noTax: 'This file has no GST column, so its amounts count in full.',
  noCostsTax: 'No column says how much GST is in these amounts, so they count as they stand.',
  tax: (tax: FileTax, kind: ImportKind) => (kind === 'books' ? costsSentence(tax) : taxSentence(tax)),
  wholeOf: { sales: 'Takings in the file', books: 'Money out in the file' } satisfies Record<
    MoneyKind,
    string
  >,
  takingsWithout: (name: string) => `Without ${name}`,
  changeTax: (name: string) => `Change how ${name} is read`,
  rejectedTitle: (count: number) =>
    `${rowsOf(count.toLocaleString('en-AU'))} cannot be read and will be left out`,
  rejectedLeftOut: (count: number) => `${rowsOf(count.toLocaleString('en-AU'))} left out`,
  rejectedMore: (shown: number) => `The first ${shown} are listed. Fix them in the file, and send it again.`,
  rejectedNote: 'Fix them in the file and send it again: rows already on record won’t count twice.',
  row: 'Row',
  column: 'Column',
  reason: 'Why',
  twinsTitle: (count: number) => counted(count, 'likely duplicate'),
  twinsNote: 'Same day and amount as a record from another source. Both count.',
  twin: (row: number) => `Row ${row}`,
  twinOf: (other: string) => `looks like ${other}`,
  record: (kind: ImportKind, count: number, corrections: number) =>
    [
      `Record ${count > 0 ? records(kind, count) : ''}`.trimEnd(),
      ...(corrections > 0 ? [`${count > 0 ? 'and ' : ''}${counted(corrections, 'correction')}`] : []),
    ].join(' '),
  recordingNow: 'Recording',
  recordedOf: (rows: string, all: string) => `${rows} of ${all} rows`,
  setAsideAct: 'Set aside',
  undoNote: 'You can undo this at any time. Figures go back to the cent.',
  notRecorded: 'The file was not recorded.',
  mayBeRecorded: 'The answer was lost. Try again: nothing is recorded twice.',

  howRead: 'How we read this file',
  closePanel: 'Close how we read this file',
  whereRowsWent: 'Where every row went',
  rowsInFile: 'Rows in the file',
  newRows: 'New',
  sameRows: 'Already on record, unchanged',
  correctedRows: 'Already on record, now different',
  unreadableRows: 'Cannot be read',
  repeatedRows: (count: number) => `Identical to another row in the file, and counted: ${rowsOf(count)}.`,
  setApart: (parts: string) => `Set apart: ${parts}.`,
  apart,
  apartOther: (count: number, why: string) => `${rowsOf(count)} (${why})`,
  youTold: 'What you told us',
  changeAnswer: 'Change',
  columns: 'How we read the columns',
  columnFallback: 'No label',
  readAsFile: (how: string) => `Read as: ${how}.`,

  doneTitle: (kind: ImportKind, count: number) => `${records(kind, count)} on record`,
  correctionsOnRecord: (count: number) => `${counted(count, 'correction')} on record`,
  nothingAdded: 'Nothing was added',
  doneText: (from: string, to: string) => (from === to ? `From ${from}.` : `From ${from} to ${to}.`),
  duplicatesOnce: (rows: string) => `${rows} were on record already and count once.`,
  seeFigures: 'See your figures',
  another: 'Import another file',
  addCosts: 'Add costs',
  noCosts: 'No costs have been imported yet, so margin cannot be shown.',
  missing: 'Missing',
  undo: 'Undo this import',
  undoneTitle: (file: string) => `${file} was undone`,
  undoneText: 'Figures are as they would be without this file. The Decision Log keeps both steps.',
  seeLog: 'Open the Decision Log',
  restedOn: 'These used figures from this file',
  restedOnKinds: {
    brief: 'Brief',
    advisory: 'Accepted advisory, its outcome cannot be told',
    'open-advisory': 'Advisory, withdrawn',
  } satisfies Record<RestedOn['kind'], string>,
  undoTitle: (file: string) => `Undo ${file}?`,
  undoText: (what: string) =>
    `Its ${what} will no longer count, and every figure goes back to what it would be without them.`,
  undoRested:
    'Briefs and accepted advisories stay as they are. Those that used these figures are listed here afterwards.',
  undoAct: 'Undo import',
  undoing: 'Undoing...',
  undoFailed: 'It was not undone.',
  undone: 'Import undone',
  alreadyUndone: 'It was undone already.',

  listTitle: 'Files so far',
  emptyList: 'No files have been imported yet.',
  file: 'File',
  period: 'Period',
  added: 'New',
  state: 'State',
  continueFile: 'Continue',
  openFile: 'Open',
  dayRange: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  gone: 'This file is no longer here',
  goneText: 'Files that are not recorded are dropped after a day. Nothing from it was recorded.',
  summaryOf: (rows: string, rejected: number) =>
    rejected === 0
      ? rows
      : `${rows}, ${plural(rejected, { one: '1 left out', other: `${rejected} left out` })}`,
}
