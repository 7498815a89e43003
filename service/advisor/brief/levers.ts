/** Which steps answer which theme, and which of them a style takes. */
import { paragraph } from '../line.ts'
import { lease } from './cost-line.ts'
import { focusTheme } from './focus-told.ts'
import { hire } from './hire-step.ts'
import type { LeverName } from './lever-names.ts'
import { costs, reserve, roster, supplies, watch } from './money-steps.ts'
import type { Lever, Step } from './step.ts'
import type { Theme } from './themes.ts'
import { campaign, price, retention, trial } from './trade-steps.ts'
import type { View } from './view.ts'

const levers: Readonly<Record<LeverName, Lever>> = {
  price,
  supplies,
  roster,
  campaign,
  retention,
  reserve,
  costs,
  trial,
  watch,
  lease,
  hire,
}

/** A step with the themes that it serves. */
export type ChosenStep = Step & { readonly serves: readonly Theme[] }

/** The steps that answer a theme. */
const answering: Readonly<Record<Theme, readonly LeverName[]>> = {
  revenue: ['price', 'campaign', 'retention', 'trial', 'roster', 'watch'],
  margin: ['supplies', 'costs', 'roster', 'price', 'trial', 'watch'],
  cash: ['reserve', 'watch', 'costs', 'supplies', 'price'],
  team: ['roster', 'costs', 'trial', 'hire'],
  pricing: ['price', 'trial', 'retention'],
  customers: ['retention', 'campaign', 'trial'],
  season: ['roster', 'campaign', 'trial'],
  risk: ['watch', 'reserve', 'costs', 'retention'],
  growth: ['campaign', 'retention', 'trial', 'price', 'reserve'],
  focus: ['price', 'campaign', 'costs', 'roster', 'retention', 'trial', 'reserve', 'watch'],
  overview: ['price', 'roster', 'costs', 'retention', 'campaign', 'supplies', 'trial', 'reserve', 'watch'],
  open: [],
}

/** What a step serves, in the words of the themes. */
const served: Readonly<Record<LeverName, readonly Theme[]>> = {
  price: ['pricing', 'revenue', 'margin'],
  supplies: ['margin'],
  roster: ['team', 'margin', 'season'],
  campaign: ['growth', 'revenue', 'season'],
  retention: ['customers', 'revenue'],
  reserve: ['cash', 'risk'],
  costs: ['margin'],
  trial: ['growth', 'pricing'],
  watch: ['risk', 'cash'],
  lease: ['margin'],
  hire: ['team', 'growth'],
}

/** The step for one kind of cost. */
const forCost = {
  supplies: 'supplies',
  premises: 'lease',
  staff: 'roster',
  marketing: 'costs',
  other: 'costs',
} as const

/** The step that a style would take for a theme; undefined where the records bear out none. */
export const stepFor = (view: View, preferred: readonly LeverName[]): ChosenStep | undefined => {
  const { theme } = view.topic
  const own = theme === 'focus' ? focusTheme(view.records) : undefined
  const open = answering[own ?? theme]
  // A step towards the focus is one that serves what the focus is about, before any that only goes along with it.
  const towards = open.filter((name) => own !== undefined && served[name].includes(own))
  // What was asked comes first: a step beside the question helps nobody, whatever the style.
  const named: readonly LeverName[] = view.cost
    ? [forCost[view.cost]]
    : view.wanted.filter((name) => open.includes(name)).slice(0, 1)
  const ofStyle = (names: readonly LeverName[]) => preferred.filter((name) => names.includes(name))
  const order = [...named, ...ofStyle(towards), ...towards, ...ofStyle(open), ...open]
  for (const name of order) {
    const step = levers[name](view)
    // A step whose first sentence cannot be said has no figures to stand on.
    if (step?.lines[0]) return { ...step, lines: [paragraph(step.lines)], serves: served[name] }
  }
  return undefined
}
