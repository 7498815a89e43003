/**
 * What was owed on a day that has a list on record already (decision 793). A list is the whole of its day, so a later one
 * replaces it, unless it is that of other customers; which of the two is asked.
 */
import type { ImportAnswers, ImportKind, ImportQuestion } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import { decimalText } from '../reading/money.ts'
import { type Entry, keyOf, type LiveRecord, removalOf } from '../records/blocks.ts'
import { centsOfLine, fieldsOf, type Line } from '../records/line.ts'
import type { MatchedDay } from '../records/match-day.ts'
import { settledKeys } from '../records/settled-keys.ts'
import type { SettledDay } from '../same-work.ts'

/** Id of the question, which is about one file only. */
export const sameDebtorsQuestion = 'debtors-on-record'

const shown = 3

/** Settles the day of a list of debtors. */
export class SameDebtors {
  private readonly answer: 'replaced' | 'further' | undefined
  private left: readonly LiveRecord[] = []

  constructor(answers: ImportAnswers) {
    const answer = answers[sameDebtorsQuestion]
    this.answer = answer === 'replaced' || answer === 'further' ? answer : undefined
  }

  /** Rows that equal records: of other customers, they count as well. */
  get equalRows(): 'same' | 'further' {
    return this.answer === 'further' ? 'further' : 'same'
  }

  settle(
    lines: readonly Line[],
    matched: MatchedDay,
    live: readonly LiveRecord[],
    moved: readonly Entry[],
  ): SettledDay {
    const as = { ...matched, lines, gone: [], leftOut: [] }
    const settled = settledKeys(matched, moved)
    const left = live.filter((record) => !settled.has(keyOf(record)))
    if (lines.length === 0) return as
    this.left = left
    return this.answer === 'replaced' ? { ...as, gone: left.map(removalOf) } : as
  }

  /** Asks about debts on record that the list does not have; undefined if it is answered or there are none. */
  question(): ImportQuestion | undefined {
    if (this.left.length === 0 || this.answer !== undefined) return undefined
    const rows = this.left.slice(0, shown).map(({ row, content }) => {
      const [, , name] = fieldsOf(content)
      const means = `${decimalText(centsOfLine(content))} on record, and not in this list`
      return { row, cell: String(name), means }
    })
    const says = {
      replaced: 'This is the complete list for that day: it replaces what is on record',
      further: 'These are different ones: count both',
    }
    return {
      id: sameDebtorsQuestion,
      column: 'Whole rows',
      readings: (['replaced', 'further'] as const).map((id) => ({ id, says: says[id], rows })),
    }
  }
}

/** For a list as of a day: debtors, managements, listings, the pipeline. */
export const sameDebtorsOf = (kind: ImportKind, answers: ImportAnswers): SameDebtors | undefined =>
  kind === 'debtors' || RegisterKind.is(kind) ? new SameDebtors(answers) : undefined
