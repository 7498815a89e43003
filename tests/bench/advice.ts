/** Generates texts of advisories and memos, as long as the product's own. */

export type Advice = {
  readonly title: string
  readonly message: string
  readonly urgency: 'high' | 'medium' | 'low'
  readonly suggestedAction: string
  readonly worth: string
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const urgencies = ['high', 'medium', 'low'] as const
const goods = ['beans', 'milk', 'flour', 'crème fraîche', 'takeaway cups', 'eggs', 'orange juice', 'oat milk']

/** Generates an advisory; `upTo(n)` draws an integer below n. */
export const advice = (upTo: (count: number) => number): Advice => {
  const of = <A>(items: readonly A[], fallback: A): A => items[upTo(items.length)] ?? fallback
  const day = of(days, 'Monday')
  const good = of(goods, 'beans')
  const amount = 120 + upTo(900)
  const roster: Advice = {
    title: `Move one ${day} afternoon shift to Friday`,
    message: `Between 2 and 5 pm on ${day} you roster ${1 + upTo(5)}.${upTo(10)} staff hours for every $100 taken. The week runs at 2.1. Customers drop to ${10 + upTo(20)} an hour after the lunch rush — while Friday evening turned away ${upTo(14)} walk-ins last week.`,
    urgency: of(urgencies, 'low'),
    suggestedAction: `Swap the 1 to 6 pm ${day} shift for 5 to 10 pm on Friday`,
    worth: `About $${amount} a week`,
  }
  const supplier: Advice = {
    title: `Ask a second supplier for a price on ${good}`,
    message: `The price of ${good} went up by ${2 + upTo(9)} % in the last ${2 + upTo(6)} weeks, and no other supplier has been asked in two years. Margin has averaged ${9 + upTo(6)}.${upTo(10)} % since then, against ${14 + upTo(4)}.${upTo(10)} % before.`,
    urgency: of(urgencies, 'low'),
    suggestedAction: `Ask two suppliers to quote for ${20 + upTo(40)} kg of ${good} a week`,
    worth: `About $${amount} a week`,
  }
  return of([roster, supplier], roster)
}
