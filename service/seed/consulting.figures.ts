/** The consultancy's figures: billed days, most of them before the end of the financial year, few in January. */
import type { FigureParameters, Incident, OpeningHours } from './generator.ts'

/** A programme exceeded its scope for two weeks, unbilled, with a contractor brought in. */
export const overrun: Incident = { weeksBack: 16, weeks: 2, takings: 0.86, once: 4800, bookedAs: 'supplies' }

/** A transport programme passed its second stage and was invoiced at once. */
export const milestone: Incident = { weeksBack: 10, weeks: 1, takings: 1.25 }

/** The water authority took its work in house. */
export const lostClient: Incident = { weeksBack: 5, takings: 0.89 }

/** Contractors raised their day rates. */
export const contractorRise: Incident = { weeksBack: 3, costShare: 0.018, bookedAs: 'supplies' }

// A billed day counts in the hour in which its time sheet is signed off.
const weekday: OpeningHours = { from: 8, traffic: [3, 9, 12, 12, 4, 8, 12, 14, 16, 10] }
const closed: OpeningHours = { from: 0, traffic: [] }

/** Parameters of the consultancy's figures. */
export const consultingParameters: FigureParameters = {
  name: 'Fernleigh Rowe Consulting',
  weeklyRevenue: 56_500,
  weekdays: [0.19, 0.21, 0.22, 0.21, 0.17, 0, 0],
  season: [
    [1, 0.76],
    [16, 0.78],
    [34, 0.94],
    [75, 1.02],
    [110, 1.01],
    [140, 1.1],
    [165, 1.2],
    [181, 1.22],
    [188, 0.98],
    [205, 0.94],
    [250, 1],
    [300, 1.03],
    [335, 1.04],
    [350, 0.95],
    [360, 0.78],
    [366, 0.76],
  ],
  growth: 0.06,
  noise: { day: 0.05, week: 0.022 },
  ticket: 1640,
  costs: { share: 0.3, fixed: 27_200 },
  expenses: {
    staff: { share: 0.235, fixed: 21_300 },
    supplies: { share: 0.02, fixed: 600 },
    premises: { share: 0, fixed: 2600 },
    marketing: { share: 0.015, fixed: 700 },
    other: { share: 0.03, fixed: 2000 },
  },
  hours: [weekday, weekday, weekday, weekday, weekday, closed, closed],
  cash: { opening: 540_000, drawings: 9800, tax: 0.075 },
  incidents: [overrun, milestone, lostClient, contractorRise],
}
