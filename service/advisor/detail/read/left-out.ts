/** What a message excludes from the rows, and what rows cannot provide. */
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import { ofMoneyOut } from './find-names.ts'
import { partOf } from './parts.ts'
import type { Features } from './phrases.ts'
import type { Skeleton } from './skeleton.ts'

/** "Sales without pots": the name after such a word is excluded. */
export const withExcept = ({ text, named }: Skeleton): readonly RowsPart[] | undefined => {
  const marked = text.replace(
    /\b(?:except(?:ing)?(?: for)?|excluding|exclude|without|other than|apart from|besides|aside from|leav(?:e|ing) out|bar|but not|but|not counting|not including|not|minus|ignor(?:e|ing)|isn.t|aren.t)(?: the| our| any)* N(\d)/,
    ' EXCEPT$1 ',
  )
  const found = /EXCEPT(\d)/.exec(marked)
  const left = found && named[Number(found[1])]
  if (!left) return undefined
  const rest = named.filter((one) => one !== left && one.dimension !== left.dimension).map(partOf)
  const within = rest.map(({ dimension, names = [] }) => ({ dimension, names }))
  return [{ ...partOf(left), isExcept: true, ...(within.length > 0 ? { within } : {}) }]
}

/** Requested data that files do not have. */
export const lacksOf = (
  features: Features,
  parts: readonly RowsPart[],
  { text, named }: Skeleton,
  message: string,
): RowsPlan['lacks'] => {
  if (features.has('rebate')) return undefined
  if (features.has('customers')) return 'customers'
  if (features.has('people')) return 'people'
  if (features.has('stock') && (named.length > 0 || /stock|inventory|re-?order/.test(text))) return 'stock'
  if (features.has('ahead') && !features.has('suppose') && parts.length > 0) return 'forecast'
  const isOfSold = parts.length > 0 && !parts.some(({ dimension }) => dimension === 'account')
  const isOfDivided = parts.length === 0 && features.has('item-noun', 'category-noun')
  if (features.has('item-costs') && (isOfSold || isOfDivided)) return 'item-costs'
  return isOfSold && ofMoneyOut.test(message) && !features.has('rebate', 'suppose', 'price')
    ? 'item-costs'
    : undefined
}
