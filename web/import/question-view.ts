/** Texts of a question: its title, and the heading and button of each reading. Pure. */
import type { ImportQuestion } from '#schema/import/import'
import type { TextOf } from '../core/language.ts'
import type { importText } from '../messages/imports/import.ts'
import { cellOfMonths, exampleOf, longDate, monthsOf } from './import-view.ts'

type Text = TextOf<typeof importText>

export type QuestionView = {
  readonly title: string
  readonly lead: string
  readonly readings: readonly {
    readonly id: string
    readonly heading: string
    /** Shown below the heading, if it adds anything. */
    readonly note: string | undefined
    readonly button: string
    readonly rows: readonly { readonly row: number; readonly cell: string; readonly means: string }[]
  }[]
}

const nameOfTax = ({ readings }: ImportQuestion): string =>
  readings.map(({ says }) => /\b(?:GST|VAT)\b/.exec(says)?.[0]).find((name) => name !== undefined) ?? 'tax'

const titleOf = (question: ImportQuestion, text: Text, months: readonly string[] | undefined): string => {
  const { cell, meanings } = exampleOf(question)
  const [one = '', other = ''] = meanings
  switch (question.id) {
    case 'date-order':
      return months?.length === 2
        ? text.monthQuestion(cellOfMonths(question), months[0] ?? '', months[1] ?? '')
        : text.dayQuestion(cell)
    case 'decimal-mark':
      return meanings.length === 2 ? text.markQuestion(cell, one, other) : text.anyQuestion(question.column)
    case 'tax-included':
      return text.taxQuestion(nameOfTax(question))
    case 'sign':
      return text.signQuestion(cell)
    default:
      return text.titles[question.id] ?? text.anyQuestion(question.column)
  }
}

/** A whole row of the file as readable text: in questions about rows, cells come as a list. */
const readable = (cell: string): string => {
  try {
    const cells: unknown = JSON.parse(cell)
    return Array.isArray(cells) ? cells.filter((one) => one !== null && one !== '').join(', ') : cell
  } catch {
    return cell
  }
}

/** True for a question about what a column is used for. */
const isOfUse = ({ id }: ImportQuestion): boolean => id.startsWith('use-column-')

export const questionView = (question: ImportQuestion, text: Text): QuestionView => {
  const months = question.id === 'date-order' ? monthsOf(question) : undefined
  const isOfRows = question.id === 'same-rows' || question.id === 'same-months'
  return {
    title: titleOf(question, text, months),
    lead: text.leads[question.id] ?? (isOfUse(question) ? text.useLead : text.anyLead),
    readings: question.readings.map(({ id, says, rows }, at) => {
      const month = months?.[at]
      return {
        id,
        heading: month ?? says,
        note: month === undefined ? undefined : says,
        button: month === undefined ? text.thisIsRight : text.monthIsRight(month),
        rows: rows.map(({ row, cell, means }) => ({
          row,
          cell: isOfRows ? readable(cell) : cell,
          means: longDate(means),
        })),
      }
    }),
  }
}
