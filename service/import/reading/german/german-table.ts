/**
 * Lists with German labels, read as English ones: their labels, the lines above them and the words of their states are put into
 * English, and everything that is shown has the words of the file (decision 926).
 */
import { writtenAmount } from '../amount-form.ts'
import { readingsOfDate } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import type { ColumnQuestion } from '../layout.ts'
import type { OpenFile, ReadOptions } from '../open-file.ts'
import { FileRefused } from '../refused.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { backIn, labelsQuestion, questionIn, refusalIn, unlike } from './german-labels.ts'
import { listLabelInEnglish, stateInEnglish, titleInEnglish, totalInEnglish } from './german-lists.ts'

type Questions = { readonly questions: readonly ColumnQuestion[] }
type Opened = OpenFile | Questions | undefined

/** Fewest German labels of a German list: one alone may be a name. */
const fewest = 2

const isFigure = (cell: string): boolean => writtenAmount(cell) !== undefined || readingsOfDate(cell).size > 0

const isLabels = ({ cells }: SourceRow): boolean =>
  cells.filter((cell) => listLabelInEnglish(cell) !== undefined).length >= fewest && !cells.some(isFigure)

/** Columns whose words say what a row is. */
const ofStates = /^(?:status|type|paid|tenant|stage)$/

const pointed = /^(?:\S+ )?\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/

/** Days with points have the day first wherever German is written. */
const areDays = (first: readonly SourceRow[], header: SourceRow, at: number): boolean => {
  const cells = first.flatMap((one) => (one.row > header.row ? [one.cells[at] ?? ''] : [])).filter(isFigure)
  return cells.length > 0 && cells.every((cell) => pointed.test(cell))
}

class GermanTable {
  /** Words of the file by the English ones that stand for them. */
  private readonly names = new Map<string, string>()
  private readonly header: SourceRow
  private readonly labels: readonly string[]

  constructor(header: SourceRow, first: readonly SourceRow[]) {
    this.header = header
    this.labels = header.cells.map((cell, at) => {
      const words = listLabelInEnglish(cell)
      if (words === undefined) return cell
      const label = unlike(this.names, areDays(first, header, at) ? `${words} (dd.mm.yyyy)` : words)
      this.names.set(label, cell)
      return label
    })
  }

  back(text: string): string {
    return backIn(this.names)(text)
  }

  row(row: SourceRow): SourceRow {
    const { header, labels } = this
    if (row.row < header.row) return { row: row.row, cells: row.cells.map(titleInEnglish) }
    if (row.cells.every((cell, at) => cell === (header.cells[at] ?? '')))
      return { row: row.row, cells: labels }
    const cells = row.cells.map((cell, at) => {
      const label = labels[at] ?? ''
      const state = ofStates.test(label) ? stateInEnglish(label, cell) : undefined
      if (state !== undefined && !this.names.has(state)) this.names.set(state, cell)
      return state ?? totalInEnglish(cell)
    })
    return { row: row.row, cells }
  }

  rowBack(row: ReadRow): ReadRow {
    if (row.is !== 'rejected') return row
    return { ...row, column: this.back(row.column), reason: this.back(row.reason) }
  }
}

const openedBack = (table: GermanTable, opened: OpenFile): OpenFile => ({
  ...opened,
  decided: { ...opened.decided, [labelsQuestion]: 'german' },
  ...(opened.mapping
    ? {
        mapping: opened.mapping.map((one) => ({
          ...one,
          column: table.back(one.column),
          samples: one.samples?.map((sample) => ({
            ...sample,
            cell: table.back(sample.cell),
            means: table.back(sample.means),
          })),
        })),
      }
    : {}),
  notes: (opened.notes ?? []).map((note) => ({ ...note, label: table.back(note.label) })),
  rows: async function* () {
    for await (const batch of opened.rows()) yield batch.map((row) => table.rowBack(row))
  },
})

/** Opens a list by its labels, in English words where they are German. A recorded list is read as it was. */
export const openInEnglish = async (
  source: SourceTable,
  first: readonly SourceRow[],
  options: ReadOptions,
  open: (source: SourceTable, first: readonly SourceRow[], options: ReadOptions) => Promise<Opened>,
): Promise<Opened> => {
  const header = first.slice(0, maxPreamble).find(isLabels)
  if (!header || (options.isReplay && options.answers[labelsQuestion] === undefined))
    return open(source, first, options)
  const table = new GermanTable(header, first)
  const inWords: SourceTable = {
    from: source.from,
    rows: async function* () {
      for await (const batch of source.rows()) yield batch.map((row) => table.row(row))
    },
  }
  try {
    const opened = await open(
      inWords,
      first.map((row) => table.row(row)),
      options,
    )
    if (!opened) return undefined
    const back = (text: string) => table.back(text)
    if ('questions' in opened) return { questions: opened.questions.map(questionIn(back)) }
    return openedBack(table, opened)
  } catch (error) {
    throw error instanceof FileRefused ? refusalIn((text) => table.back(text), error) : error
  }
}
