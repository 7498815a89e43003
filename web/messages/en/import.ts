/** Texts of Imports: sending a file, its questions, the preview, and taking one back. */
import type { Import, ImportKind } from '#schema/import/import'
import { area, counted, plural } from '../../core/language.ts'

/** Roles of columns, in plain words; the service may know further ones. */
const roles: { readonly [role: string]: string | undefined } = {
  date: 'Date',
  time: 'Time of sale',
  amount: 'Amount',
  net: 'Amount without tax',
  tax: 'Tax',
  tip: 'Tip',
  'gift-card': 'Gift card',
  refunded: 'Money given back',
  quantity: 'Quantity',
  'unit-price': 'Price of one',
  category: 'Category',
  item: 'What was sold',
  channel: 'Channel',
  id: 'Number of the sale or entry',
  currency: 'Currency',
  side: 'Money in or out',
  status: 'Status',
  debit: 'Money out',
  credit: 'Money in',
  balance: 'Balance',
  account: 'Account',
  details: 'Details',
  employee: 'Employee',
  hours: 'Hours',
  super: 'Superannuation',
}

const rowsOf = (count: number | string): string => counted(count, 'row')

/** Rows that are no records, by why. */
const apart: { readonly [why: string]: ((count: number) => string) | undefined } = {
  'above the labels': (count) => `${rowsOf(count)} above the labels`,
  total: (count) => counted(count, 'row of totals', 'rows of totals'),
  text: (count) => counted(count, 'row of text', 'rows of text'),
  'further line': (count) => counted(count, 'further line of an order', 'further lines of orders'),
  'not completed': (count) => counted(count, 'payment not completed', 'payments not completed'),
  'labels again': (count) => counted(count, 'repeated row of labels', 'repeated rows of labels'),
}

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const numberWord = (count: number): string => smallNumbers[count] ?? count.toLocaleString('en-AU')

const things: Readonly<Record<ImportKind, readonly [one: string, several: string]>> = {
  sales: ['sale', 'sales'],
  books: ['entry', 'entries'],
}
const records = (kind: ImportKind, count: number): string =>
  counted(count.toLocaleString('en-AU'), ...things[kind])

const states: Readonly<Record<Import['state'], string>> = {
  undecided: 'Waiting for an answer',
  ready: 'Ready to record',
  imported: 'On record',
  undone: 'Taken back',
}

/** A question by its id; others get the general words. */
const leads: { readonly [question: string]: string | undefined } = {
  'date-order':
    'Every date in this file can be read more than one way, and we don’t guess with your figures.',
  'decimal-mark':
    'The mark in these amounts can mean cents or thousands, and we don’t guess with your figures.',
  sign: 'Nothing in this file says which way the money went, and we don’t guess with your figures.',
  refunds: 'These rows are refunds, but their amounts are above zero.',
  kind: 'The columns fit both, and the figures would differ.',
  'amount-column': 'More than one column could be the amount.',
  'date-column': 'More than one column could be the date.',
  sheet: 'This workbook has several sheets with rows.',
  'same-rows': 'They have the same day, amount and text as rows on record, and no number of their own.',
}

export const importText = area('import', {
  roles,
  states,
  records,
  title: 'Imports',
  standfirst:
    'Bring in sales and costs from a file, a spreadsheet or by hand. You see what would change before anything is recorded, and you can undo it at any time.',
  integrations: 'Integrations',
  allImports: 'Imports',
  loading: 'Loading the imports',
  notLoaded: 'The imports could not be loaded.',

  inDemo: 'Files belong in your own workspace',
  inDemoText:
    'This is a demo business with sample figures, so nothing can be brought in here. In your own workspace this screen takes your sales and costs. Download a template to see what such a file looks like.',
  notInRole: 'Owners and executives bring in files. Your role can see which files were brought in.',

  startTitle: 'Bring in a file',
  choose: 'Choose a file',
  chooseHelp: 'CSV, TSV or Excel (XLSX), up to 50 MB. You can also drop a file anywhere on this page.',
  paste: 'Paste from a spreadsheet',
  pasteHelp: 'Copy the rows with their labels, and paste them.',
  pasteAct: 'Paste rows',
  byHand: 'Enter one week by hand',
  byHandHelp: 'Takings by day, or the costs of a week.',
  byHandAct: 'Enter a week',
  templates: 'Start from a template',
  templatesHelp: 'A file with the right columns and three example rows to replace.',
  salesTemplate: 'Sales',
  booksTemplate: 'Costs',
  templateOf: (name: string) => `Download the ${name.toLowerCase()} template`,
  dropHere: 'Drop the file to bring it in',
  dropHereText: 'Nothing is recorded until you have seen what it changes.',
  dropInDemo: 'Files belong in your own workspace. This is a demo business, so nothing will be sent.',
  dropNotAllowed: 'Your role cannot bring in files. Nothing will be sent.',
  oneFile: 'One file at a time',
  oneFileText: 'Nothing was sent. Drop the files one after another.',
  notAFile: 'That is not a file',
  notAFileText: 'Nothing was sent. Drop a CSV, TSV or XLSX file.',

  sending: (name: string) => `Sending ${name}`,
  sentOf: (sent: string, size: string) => `${sent} of ${size}`,
  reading: (name: string) => `Reading ${name}`,
  readingText: 'Finding the columns and checking every row.',
  cancel: 'Cancel',
  notSent: (name: string) => `${name} was not brought in.`,
  refusedRows: 'What could not be read',
  tooLarge:
    'It is larger than 50 MB. Split it by month or year, or ask whoever runs this installation to import it with the command “npm run import”.',
  empty: 'It is empty.',
  chooseAnother: 'Choose another file',
  dismiss: 'Dismiss',

  pasteTitle: 'Paste from a spreadsheet',
  pasteLabel: 'Rows',
  pasteFieldHelp: 'The first row has the labels of the columns, such as Date and Total.',
  pasteNeeded: 'Paste at least a row of labels and one row of figures.',
  pasteSubmit: 'Read these rows',
  pastedName: 'Pasted rows',
  byHandTitle: 'One week by hand',
  byHandNote:
    'What you enter is added to what is on record for these days. To replace a week, undo its import first.',
  kind: 'What to enter',
  takings: 'Takings',
  costs: 'Costs',
  week: 'A day of the week',
  weekWrong: 'Choose a day that is not in the future.',
  weekIs: (from: string, to: string) => `Monday ${from} to Sunday ${to}`,
  day: 'Day',
  takingsOf: (day: string) => `Takings on ${day}`,
  gstOf: (day: string) => `GST on ${day}`,
  takingsColumn: 'Takings, with GST',
  gstColumn: 'Of which GST',
  cost: 'Cost',
  amount: 'Amount, with GST',
  amountOf: (cost: string) => `Amount for ${cost}`,
  hours: 'Hours paid',
  costNames: ['Wages', 'Supplies', 'Rent', 'Other costs'],
  amountWrong: 'Enter an amount such as 1204.50.',
  hoursWrong: 'Enter hours such as 120 or 37.5.',
  gstWrong: 'GST cannot be more than the takings.',
  nothingEntered: 'Enter at least one amount.',
  byHandSubmit: 'Show what would change',
  unsaved: 'What you entered has not been read. If you leave now, you will lose it.',
  weekFile: (kind: ImportKind, monday: string) =>
    `${kind === 'sales' ? 'Takings' : 'Costs'} by hand, week of ${monday}`,

  questionCount: (at: number, all: number) => (all === 1 ? '1 question' : `Question ${at} of ${all}`),
  monthQuestion: (cell: string, one: string, other: string) => `Is ${cell} in ${one} or in ${other}?`,
  dayQuestion: (cell: string) => `Which day is ${cell}?`,
  markQuestion: (cell: string, one: string, other: string) => `Is ${cell} the amount ${one} or ${other}?`,
  signQuestion: (cell: string) => `Is ${cell} money in or money out?`,
  refundsQuestion: 'Were these refunds taken off?',
  kindQuestion: 'Are these sales, or entries of your books?',
  amountQuestion: 'Which column has the amounts?',
  dateQuestion: 'Which column has the dates?',
  sheetQuestion: 'Which sheet should be read?',
  sameQuestion: 'Are these the rows that are on record already?',
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
    'Once the file is on record, the next one with these columns is read the same way, without a question.',

  previewLoading: 'Working out what would change',
  previewFailed: 'What would change could not be worked out.',
  weeksWillChange: (weeks: number) =>
    weeks === 1 ? 'One week will change' : `${numberWord(weeks)} weeks will change`,
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
  revenueBefore: 'Revenue before',
  outBefore: 'Money out before',
  inBefore: 'Money in before',
  after: 'After',
  change: 'Change',
  salesColumn: 'Sales after',
  none: 'none',
  unknownCount: 'not counted',
  showAllWeeks: (count: number) => `Show all ${count} weeks`,
  netOf: 'Revenue is without GST, tips and gift cards where the file tells them apart.',
  noTax: 'This file has no column of GST, so its amounts count in full.',
  rejectedTitle: (count: number) =>
    `${rowsOf(count.toLocaleString('en-AU'))} cannot be read and will be left out`,
  rejectedLeftOut: (count: number) => `${rowsOf(count.toLocaleString('en-AU'))} left out`,
  rejectedMore: (shown: number) => `The first ${shown} are listed. Mend them in the file, and send it again.`,
  rejectedNote: 'Mend them in the file and send it again: rows on record count once.',
  row: 'Row',
  column: 'Column',
  reason: 'Why',
  twinsTitle: (count: number) => counted(count, 'likely twin'),
  twinsNote: 'Same day and amount as a record of another source. Both count.',
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
  sameRows: 'Already on record, the same',
  correctedRows: 'Already on record, now different',
  unreadableRows: 'Cannot be read',
  setApart: (parts: string) => `Set apart: ${parts}.`,
  apart,
  apartOther: (count: number, why: string) => `${rowsOf(count)} (${why})`,
  youTold: 'What you told us',
  changeAnswer: 'Change',
  columns: 'How we read the columns',
  columnFallback: 'No label',
  readAsFile: (how: string) => `Read as: ${how}.`,
  otherColumns: 'Columns that no figure needs are left out.',

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
  undoneTitle: (file: string) => `${file} was taken back`,
  undoneText: 'The figures are what they were without this file. The Decision Log keeps both steps.',
  seeLog: 'Open the Decision Log',
  restedOn: 'These used figures from this file',
  restedOnKinds: { brief: 'Brief', advisory: 'Accepted advisory' } satisfies Record<
    'brief' | 'advisory',
    string
  >,
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
  emptyList: 'No file has been brought in yet.',
  file: 'File',
  period: 'Period',
  added: 'New',
  state: 'State',
  continueFile: 'Continue',
  openFile: 'Open',
  dayRange: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  gone: 'This file is no longer here',
  goneText: 'Files that are not recorded are dropped after a day. Nothing of it was recorded.',
  summaryOf: (rows: string, rejected: number) =>
    rejected === 0
      ? rows
      : `${rows}, ${plural(rejected, { one: '1 left out', other: `${rejected} left out` })}`,
})
