/** The column that groups sales, if its label is one of the many short forms that tills use. */
import type { Column } from '../assign-roles.ts'
import type { Answers } from '../layout.ts'
import { askColumn, columnId } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import { plainLabel, type Role } from '../roles.ts'

/** Id of the question and of the remembered decision. */
export const categoryQuestion = 'category-column'

const groups =
  /^(?:(?:product|prod|item|stock|menu|sales|sale|main|major|reporting|retail) )?(?:dept|department|departments|grp|group|groups|class|classes|classification|range|family|line|cat|categories|category|subcategory|sub category)(?: (?:name|desc|description|title|1))?$/

/** True for one of the many short forms of labels of groups. */
export const namesGroups = (label: string): boolean => groups.test(plainLabel(label))

const maxGroups = 60
const fewestRows = 6

/** True for recurring names: not numbers, dates, or unique texts. */
const isGrouping = ({ profile: { filled, distinct, anyAmount, anyDate } }: Column): boolean =>
  distinct.size > 1 &&
  distinct.size <= maxGroups &&
  (filled < fewestRows || distinct.size * 2 <= filled) &&
  anyAmount === 0 &&
  anyDate === 0

/** True unless files of the layout are on record without it, because their rows must stay the same. */
const isOpenTo = ({ earlier, given, isReplay }: CategoryContext): boolean =>
  isReplay
    ? given[categoryQuestion] !== undefined
    : Object.keys(earlier).length === 0 || earlier[categoryQuestion] !== undefined

type CategoryContext = {
  readonly earlier: Answers
  readonly given: Answers
  readonly isReplay: boolean
}

/** Proposes the only candidate as the category, or asks which of several it is. Returns the decision to remember. */
export const categoryColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  context: CategoryContext,
): string | undefined => {
  if (found.has('category') || !isOpenTo(context)) return undefined
  const taken = new Set(found.values())
  const candidates = table.columns.filter(
    (column) => !taken.has(column) && namesGroups(column.label) && isGrouping(column),
  )
  const [only, ...others] = candidates
  if (!only) return undefined
  const column = others.length === 0 ? only : chosenColumn(candidates, open.answers[categoryQuestion])
  if (!column) {
    open.questions.push(askColumn(categoryQuestion, candidates, table.rows))
    return undefined
  }
  found.set('category', column)
  return columnId(column)
}
