/**
 * Tables with German labels, read by the same rules as English ones: each label is put into English words to be read, and every
 * question, note and mapping shows it as it stands in the file (decision 894).
 */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import type { Decided, ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
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
export const backIn =
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

/** A question with the words of the file. */
export const questionIn =
  (back: (text: string) => string) =>
  (question: ColumnQuestion): ColumnQuestion => ({
    ...question,
    column: back(question.column),
    readings: question.readings.map((reading) => ({ ...reading, says: back(reading.says) })),
  })

const pointed = /(?:^|\s)\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?:$|\s)/

/** Days with points have the day first wherever German is written; labels can say so. */
const withOrder = ({ profile }: Column, label: string, { given }: Asked): string => {
  const isOther = given['date-order'] !== undefined && given['date-order'] !== 'day-first'
  const cells = [...profile.distinct.keys()]
  return !isOther && isMostly(profile, profile.anyDate) && cells.every((cell) => pointed.test(cell))
    ? `${label} (dd.mm.yyyy)`
    : label
}

/** A label that is not among those before it, and means the same: two German labels may have one English word. */
export const unlike = (names: ReadonlyMap<string, string>, label: string): string =>
  names.has(label) ? unlike(names, `${label}.`) : label

/** A refusal with the words of the file. */
export const refusalIn = (
  back: (text: string) => string,
  { message, row, column }: FileRefused,
): FileRefused =>
  new FileRefused(back(message), {
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column: back(column) }),
  })

/** Decides, with the columns of a refusal as the file has them. */
const namedAsIn = (back: (text: string) => string, decide: () => Decided): Decided => {
  try {
    return decide()
  } catch (error) {
    throw error instanceof FileRefused ? refusalIn(back, error) : error
  }
}

/** Decides how to read a table by its labels, in English words where they are German. */
export const decideInEnglish = (
  table: ReadTable,
  asked: Asked,
  decide: (read: ReadTable) => Decided,
): Decided => {
  const words = isOpen(asked) ? englishOf(table) : new Map<number, string>()
  if (words.size < fewest) return decide(table)
  const columns = table.columns.map((column) => ({
    ...column,
    label: withOrder(column, words.get(column.at) ?? column.label, asked),
  }))
  const back = backIn(
    new Map(columns.map(({ label }, place) => [label, table.columns[place]?.label ?? label])),
  )
  const question = questionIn(back)
  const found = namedAsIn(back, () => decide({ ...table, columns }))
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
