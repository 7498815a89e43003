/** Columns other than the status by which rows are no sales: marks of what was voided, and types of payments (decision 873). */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import { columnId } from '../questions.ts'
import { chosenColumn, type ReadTable } from '../read-table.ts'
import { plainLabel, type Role } from '../roles.ts'
import { isNoSale, isPayment } from './sale-status.ts'

/** Ids of the remembered decisions; there are no questions. */
export const voidedQuestion = 'voided-column'
export const typesQuestion = 'payment-types'

const voidedLabel =
  /^(?:is )?(?:void(?:ed)?|cancell?ed|deleted|aborted|training(?: mode)?|test(?: (?:order|sale|mode))?)$/
const isYes = /^(?:y|yes|true|1|x|✓|✔|void(?:ed)?|cancell?ed|deleted)$/i
const isNo = /^(?:n|no|false|0|-)$/i

/** True for a cell that marks its row as voided. */
export const marksVoided = (cell: string): boolean => isYes.test(cell.trim())

const isOfMarks = ({ label, profile: { distinct } }: Column): boolean => {
  const cells = [...distinct.keys()]
  return (
    voidedLabel.test(plainLabel(label)) &&
    cells.some(marksVoided) &&
    cells.every((cell) => marksVoided(cell) || isNo.test(cell.trim()))
  )
}

const isOfTypes = ({ profile: { distinct } }: Column): boolean => {
  const cells = [...distinct.keys()]
  return cells.some(isPayment) && cells.some(isNoSale)
}

/** Columns by which rows are left out. */
export type LeftOutBy = {
  readonly voided?: Column | undefined
  readonly types?: Column | undefined
  /** Decisions to remember. */
  readonly decided: Answers
}

/** Finds such columns; in layouts on record whose rows have no numbers of their own, only if they were found before. */
export const leftOutBy = (
  found: ReadonlyMap<Role, Column>,
  { columns }: ReadTable,
  {
    given,
    earlier,
    isReplay,
  }: { readonly given: Answers; readonly earlier: Answers; readonly isReplay: boolean },
): LeftOutBy => {
  const status = found.get('status')
  const of = (id: string, holds: (column: Column) => boolean): Column | undefined => {
    if (isReplay) return chosenColumn(columns, given[id])
    const isKept = Object.keys(earlier).length > 0 && earlier[id] === undefined && !found.has('id')
    return isKept ? undefined : columns.find((column) => column !== status && holds(column))
  }
  const [voided, types] = [of(voidedQuestion, isOfMarks), of(typesQuestion, isOfTypes)]
  return {
    voided,
    types,
    decided: {
      ...(voided ? { [voidedQuestion]: columnId(voided) } : {}),
      ...(types ? { [typesQuestion]: columnId(types) } : {}),
    },
  }
}
