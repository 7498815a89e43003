/** Uses the products of a question: each as one change, or as a sum that is spent once. */
import type { LeverChange, Product } from '#schema/advisor/change-plans'
import { leverOf } from '../levers.ts'
import { type Question, textOf, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'
import { directionOf } from './directions.ts'
import { type Found, plusSuper, productsIn, weekdaysOf } from './products.ts'

/** Words after a product that say what it is of: "a week", "each", "commission". */
const tailOf = ({ terms }: Question, until: number): number => {
  let at = until
  while (
    at < until + 5 &&
    (/^(?:a|an|per|each|every|\/|apiece|head|hours?|days?|weeks?|months?|years?|person)$/.test(
      textOf(terms[at]),
    ) ||
      terms.slice(at, at + 1).some((term) => leverOf(term) === 'price'))
  )
    at += 1
  return at
}

const take = (question: Question, used: Used, { from, until }: Found): void => {
  for (let at = from; at < tailOf(question, until); at += 1) used.add(at)
}

/** A sum spent once that is a product: "12 chairs at $85 each". */
export const onceProduct = (
  question: Question,
  used: Used,
): { readonly once: number; readonly onceProduct: Product } | undefined => {
  const found = productsIn(question).find(({ lever }) => lever === undefined)
  if (!found) return undefined
  take(question, used, found)
  return { once: found.value, onceProduct: found.product }
}

/** Every product as one change: revenue or a cost a week. */
export const takeProducts = (question: Question, used: Used): readonly LeverChange[] =>
  productsIn(question).flatMap((found): readonly LeverChange[] => {
    const { lever, value, product, at } = found
    if (lever === undefined || used.has(found.from)) return []
    take(question, used, found)
    const size = directionOf(question, used, at) * value
    if (lever === 'volume') return [{ lever, by: 'revenue', size, product }]
    const weekdays = lever === 'staff' ? [...weekdaysOf(question)] : []
    if (weekdays.length > 0)
      for (const [place, term] of question.terms.entries()) if (meaningOf(term, 'weekdays')) used.add(place)
    const isPay = lever === 'staff' && plusSuper.test(question.text)
    if (isPay)
      for (const [place, { text }] of question.terms.entries())
        if (/^(?:super|superannuation)$/i.test(text)) used.add(place)
    const withSuper = isPay ? { withSuper: true } : {}
    return [
      { lever, by: 'amount', size, ...withSuper, product, ...(weekdays.length > 0 ? { weekdays } : {}) },
    ]
  })
