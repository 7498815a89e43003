/** The column of words in a bank statement without labels: what each entry was for. */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers } from '../layout.ts'
import type { ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import { chosenUse } from '../unused/column-uses.ts'

/** Id of the remembered decision; there is no question. */
export const detailsQuestion = 'details-by-cells'

const isOfWords = ({ profile }: Column): boolean =>
  profile.anyAmount === 0 &&
  profile.anyDate === 0 &&
  profile.times === 0 &&
  profile.distinct.size > 1 &&
  isMostly(
    profile,
    [...profile.distinct.keys()].every((cell) => !/\p{L}{3}/u.test(cell)) ? 0 : profile.filled,
  )

/**
 * Takes the only column of words as the details of entries, where no label names any. A file that was recorded before this was so
 * is read as it was then. Returns the decision to remember.
 */
export const detailsColumn = (
  found: Map<Role, Column>,
  { columns, headerRow }: ReadTable,
  {
    given,
    answers,
    isReplay,
  }: { readonly given: Answers; readonly answers: Answers; readonly isReplay: boolean },
): 'yes' | undefined => {
  if (headerRow !== undefined || found.has('details') || found.has('account')) return undefined
  if (isReplay && given[detailsQuestion] === undefined) return undefined
  const taken = new Set(found.values())
  const [only, ...others] = columns.filter((column) => !taken.has(column) && isOfWords(column))
  if (!only || others.length > 0 || chosenUse(answers, only) !== undefined) return undefined
  found.set('details', only)
  return 'yes'
}
