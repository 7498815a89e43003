/** What the steps of a brief have in common. */
import type { Figure } from '#schema/core/advice'
import { type Outcome, statedFigure } from '../analysis/what-if.ts'
import { coming, today, weekdayText } from '../calendar.ts'
import { stated } from '../figure.ts'
import { effect, type Line, say } from '../line.ts'
import type { View } from './view.ts'

/** A step that somebody can take: `short` ends a title, `lines` say what, by when, worth what, and what would change it. */
export type Step = { readonly short: Line | undefined; readonly lines: readonly (Line | undefined)[] }

/** A way to act; undefined where the records bear it out in no way. */
export type Lever = (view: View) => Step | undefined

/** The size of a step by how much risk the owner takes (profile): careful, usual, bold. */
export const sized = ({ records }: View, careful: number, usual: number, bold: number): number =>
  ({ conservative: careful, moderate: usual, aggressive: bold })[records.profile.riskTolerance ?? 'moderate']

/** The day by which: sooner where the focus is urgent. */
export const by = ({ records }: View, weekday = 4): string => {
  const ahead = { high: 2, medium: 5, low: 10 }[records.focus?.urgency ?? 'medium']
  return weekdayText(coming(weekday, today(records.now), ahead))
}

/** An assumed percentage as a figure. */
export const percentOf = (view: View, label: string, percent: number): Figure | undefined =>
  statedFigure(view.records, label, 'percent', stated('assumption', `${label}, percent`, percent))

/** What an outcome is worth, with its range. */
export const worth = (outcome: Outcome | undefined): Line | undefined => say`That would ${effect(outcome)}.`
