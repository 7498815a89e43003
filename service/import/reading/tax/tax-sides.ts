/** A column that says of each row whether its amount includes tax: "Inclusive", "Exclusive", "No GST". */
import { type Column, isOfCounts } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import { columnId } from '../questions.ts'
import { FileRefused } from '../refused.ts'
import type { Role } from '../roles.ts'
import { codesQuestion } from './codes-column.ts'
import { taxOfCode } from './tax-code.ts'
import { type TaxContext, taxQuestion } from './tax-question.ts'
import { taxName } from './tax-rates.ts'
import { type TaxSaid, taxSaidIn } from './tax-words.ts'

const inclusive = /^(?:(?:tax|gst|vat)[ -]?)?(?:inclusive|included?|including|incl?\.?)$/
const exclusive = /^(?:(?:tax|gst|vat)[ -]?)?(?:exclusive|excluded?|excluding|excl?\.?)$/
const none = /^(?:no ?(?:tax|gst|vat)|(?:tax|gst|vat)[ -]free)$/

/** What a cell says; `none` for a row without tax. */
const sideOf = (cell: string): TaxSaid | 'none' | undefined => {
  const plain = cell.trim().toLowerCase()
  if (inclusive.test(plain)) return 'with'
  if (exclusive.test(plain)) return 'without'
  return none.test(plain) || taxOfCode(plain) === 0n ? 'none' : taxSaidIn(plain)
}

const sidesIn = ({ profile }: Column): ReadonlySet<TaxSaid | 'none'> | undefined => {
  const cells = [...profile.distinct.keys()]
  if (profile.filled === 0 || cells.length > 6) return undefined
  const sides = cells.map(sideOf)
  if (sides.includes(undefined) || !sides.some((side) => side === 'with' || side === 'without'))
    return undefined
  return new Set(sides.flatMap((side) => side ?? []))
}

/** `codes`: rows with tax are told from those without. */
export type SidesSaid = { readonly said: TaxSaid } | { readonly codes: Column }

/**
 * What such a column says of all rows. Refuses amounts of which some include tax and others do not: they cannot be added up. A file
 * that was recorded before this was read has no such column among its answers.
 */
export const taxSides = (
  found: ReadonlyMap<Role, Column>,
  { table, open, isReplay, currency }: TaxContext,
): SidesSaid | undefined => {
  const taken = new Set(found.values())
  const column = table.columns.find(
    (one) =>
      (!taken.has(one) || one === found.get('tax-code')) &&
      !isOfCounts(one) &&
      !isMostly(one.profile, one.profile.anyDate) &&
      sidesIn(one) !== undefined,
  )
  const sides = column && sidesIn(column)
  if (!column || !sides) return undefined
  if (isReplay)
    return open.given[taxQuestion] === 'codes' && open.given[codesQuestion] === columnId(column)
      ? { codes: column }
      : undefined
  if (sides.has('with') && sides.has('without'))
    throw new FileRefused(
      `has amounts that include ${taxName(currency)} in some rows and not in others. Export all of them one way`,
      { column: column.label },
    )
  if (sides.has('without')) return { said: 'without' }
  return sides.has('none') ? { codes: column } : { said: 'with' }
}
