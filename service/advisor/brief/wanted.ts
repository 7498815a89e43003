/** What a topic asks for beyond its theme: one kind of cost, or one kind of step. */
import type { BusinessType } from '#schema/session/session'
import type { ExpenseField } from '../analysis/expenses.ts'
import type { LeverName } from './lever-names.ts'

// Beginnings of words, as in the themes; the same word means another thing in another business.
const costs: Readonly<Record<BusinessType, { readonly [field in ExpenseField]?: string }>> = {
  cafe: {
    supplies: 'supplier, ingredient, bean, coffee, dairy, milk, roaster, food, waste, stock',
    premises: 'rent, lease, landlord, premises, power, energy, electricity',
    staff: 'wage, payroll, overtime, staff cost, labour cost',
    marketing:
      'marketing cost, marketing budget, marketing spend, advertising spend, advertising budget, ad spend, advertising cost',
  },
  realestate: {
    marketing:
      'portal, advertising cost, listing cost, marketing cost, marketing budget, marketing spend, advertising spend, advertising budget, ad spend',
    premises: 'rent of the office, office rent, lease, premises, power, energy',
    staff: 'wage, payroll, overtime, staff cost, labour cost',
    supplies: 'supplier, photograph',
  },
  consulting: {
    supplies: 'contractor, subcontract, supplier, freelanc',
    premises: 'rent, lease, landlord, premises, office space, energy',
    staff: 'wage, payroll, salar, overtime, staff cost',
    marketing:
      'marketing cost, marketing budget, marketing spend, advertising spend, advertising budget, ad spend, proposal cost',
  },
}

const steps: Readonly<Record<Exclude<LeverName, 'lease'>, string>> = {
  hire: 'hire, hiring, recruit, take on another, another agent, another consultant, another barista, second barista, extra person',
  price:
    'cents more, dollars more, cents less, dearer, cheaper, fee , price, pricing, charge, menu, day rate, commission, fee schedule, discount',
  supplies: 'supplier, quote, bean, contractor, dairy, roaster',
  roster: 'roster, shift, staffing, opening hours, hours, weekend',
  campaign:
    'campaign, marketing, advert, social, new customer, new client, new guest, new vendor, new landlord, promot',
  retention: 'loyal, regular, come back, coming back, retention, lost, losing, churn, landlord, repeat',
  reserve:
    'second site, second location, another site, another location, expansion, reserve, tax, dividend, drawing, invest, afford, loan, runway, buffer',
  costs: 'cost, expense, overhead, waste, saving',
  trial: 'trial, test, experiment, idea, new product, innovat, launch, try',
  watch: 'risk, threat, downturn, recession, worst, warning, go wrong, fall',
}

const plainOf = (topic: string): string => ` ${topic.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const scoreOf = (plain: string, list: string): number =>
  list
    .split(', ')
    .filter((word) => plain.includes(` ${word}`))
    .reduce((sum, word) => sum + word.length, 0)

const best = <Name extends string>(names: readonly Name[], score: (name: Name) => number): readonly Name[] =>
  names
    .map((name) => ({ name, points: score(name) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ name }) => name)

/** The kind of cost that a topic names; undefined where it names none. */
export const costNamed = (topic: string, type: BusinessType): ExpenseField | undefined => {
  const plain = plainOf(topic)
  const fields = ['supplies', 'premises', 'staff', 'marketing'] as const
  return best(fields, (field) => scoreOf(plain, costs[type][field] ?? ''))[0]
}

/** The steps that a topic asks about, the most meant first. */
export const stepsNamed = (topic: string): readonly LeverName[] => {
  const plain = plainOf(topic)
  const names = [
    'hire',
    'price',
    'supplies',
    'roster',
    'campaign',
    'retention',
    'reserve',
    'costs',
    'trial',
    'watch',
  ] as const
  return best(names, (name) => scoreOf(plain, steps[name]))
}
