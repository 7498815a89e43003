/** Formulas for the effect of levers on a typical week, in words; the service's are in `lever.formulas.ts`. */
import { type Outcome, outcomes } from '#schema/advisor/change-plans'

const names: Readonly<Record<Outcome, string>> = {
  revenue: 'revenue',
  costs: 'total costs',
  profit: 'profit',
  margin: 'the profit margin',
  'staff-share': 'the staff share of revenue',
  'supplies-share': 'the supplies share of revenue',
  'premises-share': 'the premises share of revenue',
  'marketing-share': 'the marketing share of revenue',
  'other-share': 'the share of revenue spent on other costs',
  'cost-share': 'the share of revenue spent on all costs',
}

const textsOf = (outcome: Outcome): Record<string, string> => {
  const name = names[outcome]
  const after = `${name} in a typical week after the stated changes to prices, volume and expenses`
  const change = `${after}, less the same before them`
  const level = `the level of the lever that brings ${name} to the target`
  const revenue = `revenue at ${level}`
  return {
    [`${outcome}-after`]: after,
    [`${outcome}-after-change`]: change,
    [`${outcome}-over-month`]: `${change}, for the weeks of a month`,
    [`${outcome}-over-quarter`]: `${change}, for the weeks of a quarter`,
    [`${outcome}-over-year`]: `${change}, for the weeks of a year`,
    [`${outcome}-over-weeks`]: `${change}, for the weeks that they last (last)`,
    [`${outcome}-lever`]: `how far, in percent, the lever must move to bring ${name} to the target`,
    [`${outcome}-lever-level`]: level,
    [`${outcome}-lever-step`]: `${level}, less its level before`,
    [`${outcome}-lever-revenue`]: revenue,
    [`${outcome}-lever-revenue-step`]: `${revenue}, less revenue before`,
  }
}

export const formulasOfLevers: Readonly<Record<string, string>> = Object.assign({}, ...outcomes.map(textsOf))
