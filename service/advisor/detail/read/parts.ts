/** Parts of the rows for given names. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import type { Named } from './find-names.ts'

export const partOf = ({ dimension, names }: Named): RowsPart => ({ dimension, names: [...names] })

const within = (part: RowsPart, others: readonly RowsPart[]): RowsPart =>
  others.length === 0
    ? part
    : {
        ...part,
        within: others.map(({ dimension, names = [] }) => ({ dimension, names })),
      }

const order = ['item', 'category', 'channel'] as const

/**
 * Names of one dimension are separate parts; a name of another dimension narrows them: "gloves online". If
 * two channels are compared, they are the parts and the item narrows.
 */
export const partsOf = (named: readonly Named[]): readonly RowsPart[] => {
  const parts = named.map(partOf)
  const accounts = parts.filter(({ dimension }) => dimension === 'account')
  const sold = parts.filter(({ dimension }) => dimension !== 'account')
  const dimensions = order.filter((one) => sold.some(({ dimension }) => dimension === one))
  const several = dimensions.find((one) => sold.filter(({ dimension }) => dimension === one).length > 1)
  const main = several ?? dimensions[0]
  const narrowing = sold.filter(({ dimension }) => dimension !== main)
  return [
    ...sold.filter(({ dimension }) => dimension === main).map((part) => within(part, narrowing)),
    ...accounts,
  ]
}
