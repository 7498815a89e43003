/** Amounts of a period that is on record already with other amounts: both would count. */
import { cutText } from '#schema/core/cut-text'
import type { ImportAnswers, ImportQuestion } from '#schema/import/import'
import { FileRefused } from '../reading/refused.ts'
import type { LiveRecord } from '../records/blocks.ts'
import { entryOfLine, type Line } from '../records/line.ts'
import { sizeText } from '../records/work-line.ts'

/** Id of the question, which is about one file only. */
export const periodsQuestion = 'same-months'

type Clash = { readonly line: Line; readonly record: LiveRecord }

/** The question about the same time, if it is open. Refuses the file if it is the same money, which takes an undo. */
export const samePeriod = (
  question: ImportQuestion | undefined,
  answers: ImportAnswers,
): ImportQuestion | undefined => {
  const [reading] = question?.readings ?? []
  if (!question || answers[periodsQuestion] === 'further') return undefined
  if (answers[periodsQuestion] !== 'instead') return question
  const [first] = reading?.rows ?? []
  throw new FileRefused(
    cutText(
      `has ${first?.cell ?? 'money'} ${first?.means ?? ''}, which is the same money. Undo the file that it came from first, then send this one again`,
      300,
    ),
    first ? { row: first.row } : {},
  )
}

/** Collects, day by day, new amounts of periods that end on a day on which others on record end too. */
export class PeriodClashes {
  private readonly found: Clash[] = []
  private readonly names: ReadonlyMap<string, string>

  /** `names`: files by the ids of their imports. */
  constructor(names: ReadonlyMap<string, string>) {
    this.names = names
  }

  /** Adds the new lines of a day, beside all its lines and its records. */
  addDay(fresh: readonly Line[], all: readonly Line[], live: readonly LiveRecord[]): void {
    const own = new Set(all.map(({ content }) => content))
    const others = live.flatMap((record) => {
      const { from, direction } = entryOfLine(record.content)
      return from === undefined || own.has(record.content) ? [] : [{ record, direction }]
    })
    if (others.length === 0) return
    for (const line of fresh) {
      const { from, direction } = entryOfLine(line.content)
      const other = from === undefined ? undefined : others.find((one) => one.direction === direction)
      if (other) this.found.push({ line, record: other.record })
    }
  }

  private nameOf({ record }: Clash): string {
    return `${this.names.get(record.importId) ?? 'an earlier file'}, row ${record.row}`
  }

  /** Asks whether both count. Refuses the file if it is to replace what is on record, which takes an undo. */
  question(answers: ImportAnswers): ImportQuestion | undefined {
    const [first] = this.found
    if (!first || answers[periodsQuestion] === 'further') return undefined
    if (answers[periodsQuestion] === 'instead')
      throw new FileRefused(
        cutText(
          `has the same period as ${this.nameOf(first)}. Undo that file first, then send this one again`,
          300,
        ),
        { row: first.line.row },
      )
    const rows = this.found.slice(0, 3).map((clash) => ({
      row: clash.line.row,
      cell: clash.line.content,
      means: `${sizeText(clash.line.content, 'books')}, beside ${sizeText(clash.record.content, 'books')} in ${this.nameOf(clash)}`,
    }))
    return {
      id: periodsQuestion,
      column: 'Whole rows',
      readings: [
        { id: 'instead', says: 'The same money again, corrected or under other names', rows },
        { id: 'further', says: 'Different money for the same period: count both', rows },
      ],
    }
  }
}
