/** Which facts a theme is told with: what the records show, and what is behind it; most telling first. */
import type { FactName } from './facts.ts'
import { focusTheme } from './focus-told.ts'
import type { Theme } from './themes.ts'
import type { View } from './view.ts'

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

/** The outline of a view: a question about the focus is told with the facts of what the focus is about. */
export const outlineOf = ({ records, topic: { theme } }: View): Outline => {
  const own = theme === 'focus' ? focusTheme(records) : undefined
  return own === undefined
    ? outlines[theme]
    : { what: ['focus', ...outlines[own].what], why: outlines[own].why }
}
