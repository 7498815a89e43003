/** The opening words of the Overview, worked out from the workspace's own records. Pure. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { countWord } from '../advisory/advisory-view.ts'
import { figureOf, latestWeek, type Movement } from '../kpi/kpi-figures.ts'

/** The greeting of an hour from 0 to 23 (decision 18). */
export const greetingOf = (hour: number): string =>
  hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'

const ofRevenue = {
  up: 'ahead of the week before',
  down: 'behind the week before',
  none: 'level with the week before',
}

const points = (by: number): string =>
  by === 0.5 ? 'half a point' : by === 1 ? 'a point' : `${by}\u00a0points`

const ofMargin = ({ direction, by }: Movement): string =>
  direction === 'none' ? 'margin held' : `margin ${direction === 'up' ? 'rose' : 'slipped'} ${points(by)}`

const ofFigures = (records: readonly KpiRecord[]): string => {
  const [revenue, margin] = [figureOf(records, 'revenue'), figureOf(records, 'profit_margin')]
  if (revenue === null) return 'No weekly figures have come in yet.'
  if (revenue.movement === null || !margin?.movement)
    return `The figures of ${latestWeek(records)} are in; there is no week before it to compare.`
  return `Revenue in ${latestWeek(records)} was ${ofRevenue[revenue.movement.direction]} and ${ofMargin(margin.movement)}.`
}

const ofAdvisories = (urgent: number): string =>
  urgent === 0
    ? 'Nothing urgent waits for you.'
    : urgent === 1
      ? 'One urgent advisory waits for you.'
      : `${countWord(urgent)} urgent advisories wait for you.`

/** One or two sentences; the advisories are left out while their number is not known. */
export const standfirst = (records: readonly KpiRecord[], urgentAdvisories: number | undefined): string =>
  urgentAdvisories === undefined
    ? ofFigures(records)
    : `${ofFigures(records)} ${ofAdvisories(urgentAdvisories)}`
