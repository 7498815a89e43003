/** Which facts a theme is told with: what the records show, and what is behind it; most telling first. */
import type { FactName } from './facts.ts'
import type { Theme } from './themes.ts'

/** The facts of a theme. */
export type Outline = { readonly what: readonly FactName[]; readonly why: readonly FactName[] }

export const outlines: Readonly<Record<Theme, Outline>> = {
  revenue: { what: ['revenue', 'revenue month', 'revenue year'], why: ['revenue trend', 'anomaly'] },
  margin: {
    what: ['margin', 'margin month', 'margin industry'],
    why: ['expenses', 'rising cost', 'supplies share'],
  },
  cash: { what: ['runway', 'runway ahead', 'profit'], why: ['runway trend', 'stress'] },
  team: { what: ['hiring', 'staff share', 'weekdays', 'sales'], why: ['hours', 'expenses'] },
  pricing: { what: ['price rise', 'per sale', 'sales month'], why: ['per sale trend', 'supplies share'] },
  customers: { what: ['sales', 'sales month', 'per sale'], why: ['sales trend', 'weekdays'] },
  season: { what: ['season ahead', 'weekdays', 'revenue month'], why: ['hours', 'revenue trend'] },
  risk: { what: ['stress', 'runway', 'revenue'], why: ['anomaly', 'spread'] },
  growth: { what: ['sales month', 'revenue month', 'marketing share'], why: ['sales trend', 'weekdays'] },
  focus: {
    what: ['focus', 'revenue month', 'margin month', 'sales month'],
    why: ['revenue trend', 'rising cost'],
  },
  overview: { what: ['revenue', 'margin', 'sales', 'runway'], why: ['revenue trend', 'rising cost'] },
  open: { what: ['revenue', 'margin'], why: ['revenue trend'] },
}
