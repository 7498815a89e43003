/** Files brought in by people, and what their rows became. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'
import { AskedAccounts } from './account-meaning.ts'
import { FileDebtors } from './file-debtors.ts'
import { FileHours } from './file-hours.ts'
import { FileRegister, registerKinds } from './register-day.ts'
import { Accounting } from './tax-basis.ts'

/** Id of an import: of one file that was sent once. */
export const ImportId = id('ImportId')
export type ImportId = t.TypeOf<typeof ImportId>

/** Kinds of records with amounts: sales are single takings, books are movements of money by account. */
export const moneyKinds = ['sales', 'books'] as const
export const MoneyKind = oneOf(...moneyKinds)
export type MoneyKind = (typeof moneyKinds)[number]

/** Timesheets are hours worked, billed or not. Debtors are what customers owe on a day. */
export const importKinds = [...moneyKinds, 'timesheets', 'debtors', ...registerKinds] as const
export const ImportKind = oneOf(...importKinds)
export type ImportKind = (typeof importKinds)[number]

/** Largest file that a call accepts; larger ones need the command. */
export const maxUploadBytes = 50_000_000

/** A row that cannot be read; rows count from 1, as in a spreadsheet. */
export const RejectedRow = record(
  { row: integer(1), column: text(200), reason: text(300) },
  undefined,
  'RejectedRow',
)
export type RejectedRow = t.TypeOf<typeof RejectedRow>

const SampleRow = record({ row: integer(0), cell: text(10_000), means: text(10_000) }, undefined, 'SampleRow')

/** One way to read a column, with what some rows of the file would mean if it is read so. */
export const ImportReading = record(
  { id: text(80, 1), says: text(300, 1), rows: t.array(SampleRow) },
  undefined,
  'ImportReading',
)
export type ImportReading = t.TypeOf<typeof ImportReading>

/** Something that the file leaves open; the answer is the id of one of its readings. */
export const ImportQuestion = record(
  { id: text(80, 1), column: text(4000), readings: t.array(ImportReading) },
  /** Accounts that can be answered one by one, as `account:<name>`. */
  { accounts: AskedAccounts },
  'ImportQuestion',
)
export type ImportQuestion = t.TypeOf<typeof ImportQuestion>

/** Ids of readings by the ids of their questions. */
export const ImportAnswers = t.record(t.string, text(80), 'ImportAnswers')
export type ImportAnswers = t.TypeOf<typeof ImportAnswers>

/**
 * How a column is read. The role is what its cells are, such as `date`, `amount` or `tax`; `ignored` for one that is left out,
 * `why`, and the column that is used `instead`. `question`: by which its use can be changed; not recorded.
 */
export const MappedColumn = record(
  { role: text(40, 1), column: text(200) },
  { samples: t.array(SampleRow), why: text(40), instead: text(200), question: ImportQuestion },
  'MappedColumn',
)
export type MappedColumn = t.TypeOf<typeof MappedColumn>

/** A row that is not a record: a total, a heading, or a payment that was not completed. */
export const SetApartRow = record({ row: integer(1), why: text(80) }, undefined, 'SetApartRow')
export type SetApartRow = t.TypeOf<typeof SetApartRow>

/** A row that resembles one on record from another source. Both count; a person decides whether they are the same. */
export const LikelyTwin = record(
  { row: integer(1), date: IsoDate, amount: Money, other: text(200) },
  undefined,
  'LikelyTwin',
)
export type LikelyTwin = t.TypeOf<typeof LikelyTwin>

/** Total of a file of sales, or of the money out and in of a file of books. */
const Total = t.union([Money, record({ in: Money, out: Money }, undefined, 'InAndOut')])

/**
 * How the tax in a file of sales is known. `column`: from a column; `columns`: the difference of two columns; `codes`: from
 * tax codes in the rows. The others are answers of a person: tax is in `all` amounts, in `some`, `on-top` of them, or in
 * `none`.
 */
export const TaxDecided = oneOf('column', 'columns', 'codes', 'all', 'some', 'on-top', 'none')

/** How the tax in a file of sales is known, and how much it is. */
export const FileTax = record(
  {
    decided: TaxDecided,
    /** "GST", "VAT". */
    name: text(10, 1),
  },
  {
    /** "One eleventh": the share of each amount that is tax. */
    share: text(20),
    /** Tax in the rows of the file. */
    amount: Money,
    /** The question that was answered, so that the answer can be changed; not recorded. */
    question: ImportQuestion,
  },
  'FileTax',
)
export type FileTax = t.TypeOf<typeof FileTax>

/** How accounts in words of their own are read; not recorded, since the answers are. */
export const FileAccounts = record(
  {
    question: ImportQuestion,
    /** True if answers of this file differ from those on record, so that it can be recorded without a new row. */
    isChanged: t.boolean,
  },
  undefined,
  'FileAccounts',
)
export type FileAccounts = t.TypeOf<typeof FileAccounts>

/** Advice based on figures from an import that was undone: a brief, an accepted advisory, or one that was open then. */
export const RestedOn = record(
  { kind: oneOf('brief', 'advisory', 'open-advisory'), id: text(64, 1), title: text(300) },
  undefined,
  'RestedOn',
)
export type RestedOn = t.TypeOf<typeof RestedOn>

/** Most rows, questions and the like that an answer lists; the counts cover all of them. */
export const maxListed = 200

/**
 * `undecided`: questions are open; `ready`: it can be committed; `imported`: its rows count; `undone`: its rows were taken
 * back. Only the last two are recorded. Kind, period and total are present once the file could be read. `from` and `to` are
 * days in the workspace's time zone.
 */
export const Import = record(
  {
    importId: ImportId,
    file: text(200),
    state: oneOf('undecided', 'ready', 'imported', 'undone'),
    /** Recorded and rejected rows: all except those set apart. */
    rows: integer(0),
    imported: integer(0),
    /** Rows that were already on record; they count once. */
    duplicates: integer(0),
    /** Rows that replace one on record with the same source number but other content. */
    corrected: integer(0),
    rejected: t.array(RejectedRow),
    questions: t.array(ImportQuestion),
  },
  {
    kind: ImportKind,
    from: IsoDate,
    to: IsoDate,
    total: Total,
    hours: FileHours,
    debtors: FileDebtors,
    register: FileRegister,
    tax: FileTax,
    accounts: FileAccounts,
    /** True if the file was recorded with new answers about accounts. */
    hasNewAnswers: t.boolean,
    /** True if the books are a general ledger, whose debits and credits are not money out and in. */
    isLedger: t.boolean,
    accounting: Accounting,
    /** Balance of a bank account on the last day, if the rows prove it. */
    balance: Money,
    /** Number of rejected rows; `rejected` lists the first of them. */
    rejectedRows: integer(0),
    /** Rows that equal an earlier row of the file, and count like any other. */
    repeatedRows: integer(1),
    setApart: t.array(SetApartRow),
    mapping: t.array(MappedColumn),
    twins: t.array(LikelyTwin),
    /** Encoding and delimiter, or the sheet: "comma, UTF-8". */
    readAs: text(300),
    importedAt: IsoTime,
    undoneAt: IsoTime,
    restedOn: t.array(RestedOn),
  },
  'Import',
)
export type Import = t.TypeOf<typeof Import>
