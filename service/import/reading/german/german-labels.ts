/**
 * Tables with German labels, read by the same rules as English ones: each label is put into English words to be read, and every
 * question, note and mapping shows it as it stands in the file (decision 894).
 */
import type { Answers, ColumnQuestion } from '../layout.ts'
import type { Decided, ReadTable } from '../read-table.ts'
import { inEnglish } from './german-words.ts'

/** Id of the remembered decision; there is no question. */
export const labelsQuestion = 'labels-in'

/** Fewest German labels of a German table: one alone may be a name. */
const fewest = 2

type Asked = { readonly earlier: Answers; readonly given: Answers; readonly isReplay: boolean }

/** Layouts with files on record keep their reading, as their rows would otherwise be others and count twice. */
const isOpen = ({ earlier, given, isReplay }: Asked): boolean =>
  isReplay
    ? given[labelsQuestion] !== undefined
    : Object.keys(earlier).length === 0 || earlier[labelsQuestion] !== undefined

/** Index of columns with their English words. Of two columns of tax, as for two rates, neither is the tax of a row. */
const englishOf = ({ columns }: ReadTable): ReadonlyMap<number, string> => {
  const all = columns.flatMap(({ at, label }) => {
    const words = inEnglish(label)
    return words === undefined ? [] : [[at, words] as const]
  })
  const areTaxes = all.filter(([, words]) => words === 'tax').length > 1
  return new Map(areTaxes ? all.filter(([, words]) => words !== 'tax') : all)
}

/** Puts texts that name columns in English back as the file has them. */
const backIn =
  (names: ReadonlyMap<string, string>) =>
  (text: string): string =>
    text
      .split(', ')
      .map((one) => names.get(one) ?? one)
      .join(', ')
      .replace(/“([^”]+)”|^Only (.+)$/g, (whole, quoted?: string, only?: string) => {
        const name = names.get(quoted ?? only ?? '')
        return name === undefined ? whole : quoted === undefined ? `Only ${name}` : `“${name}”`
      })

const questionIn =
  (back: (text: string) => string) =>
  (question: ColumnQuestion): ColumnQuestion => ({
    ...question,
    column: back(question.column),
    readings: question.readings.map((reading) => ({ ...reading, says: back(reading.says) })),
  })

/** Decides how to read a table by its labels, in English words where they are German. */
export const decideInEnglish = (
  table: ReadTable,
  asked: Asked,
  decide: (read: ReadTable) => Decided,
): Decided => {
  const words = isOpen(asked) ? englishOf(table) : new Map<number, string>()
  if (words.size < fewest) return decide(table)
  const columns = table.columns.map((column) => ({ ...column, label: words.get(column.at) ?? column.label }))
  const back = backIn(
    new Map(table.columns.flatMap(({ at, label }) => (words.has(at) ? [[words.get(at) ?? '', label]] : []))),
  )
  const question = questionIn(back)
  const found = decide({ ...table, columns })
  if ('questions' in found) return { questions: found.questions.map(question) }
  return {
    ...found,
    ...(found.tax ? { tax: question(found.tax) } : {}),
    decided: { ...found.decided, [labelsQuestion]: 'german' },
    layout: { ...found.layout, labels: table.columns.map(({ label }) => label) },
    notes: found.notes.map((note) => ({
      ...note,
      label: table.columns.find(({ at }) => at === note.at)?.label ?? note.label,
      ...(note.instead === undefined ? {} : { instead: back(note.instead) }),
      ...(note.question ? { question: question(note.question) } : {}),
    })),
  }
}
