/** The agency's figures: residential sales and rentals, busiest in spring and nearly closed at Christmas. */
import type { FigureParameters, Incident, OpeningHours } from './generator.ts'

/** Six auctions under one roof on one Saturday. */
export const auctionDay: Incident = { weeksBack: 11, weeks: 1, takings: 1.3 }

/** A landlord took 31 managements to another agency. */
export const lostLandlord: Incident = { weeksBack: 6, takings: 0.94 }

/** The listing portal raised the price of its premium tier. */
export const portalRise: Incident = { weeksBack: 4, costShare: 0.015, bookedAs: 'marketing' }

/** Three buyers' banks were late, and their settlements slipped a week or more. */
export const slippedSettlements: Incident = { weeksBack: 2, weeks: 1, takings: 0.78 }

/** One of the three settled in the week after. */
const lateSettlement: Incident = { weeksBack: 1, weeks: 1, takings: 1.07 }

// Settlements peak around midday and after lunch.
const weekday: OpeningHours = { from: 8, traffic: [3, 8, 14, 15, 8, 10, 15, 13, 9, 4] }

// Open homes from nine to one, then offers.
const saturday: OpeningHours = {
  from: 8,
  traffic: [5, 14, 18, 18, 14, 7, 4],
  spend: [0.6, 1, 1.1, 1.2, 1.1, 0.8, 0.7],
}
const sunday: OpeningHours = { from: 10, traffic: [5, 6, 3] }

/** Parameters of the agency's figures. */
export const realestateParameters: FigureParameters = {
  name: 'Kestrel Reach Property',
  weeklyRevenue: 46_500,
  weekdays: [0.15, 0.14, 0.16, 0.17, 0.16, 0.2, 0.02],
  season: [
    [1, 0.72],
    [12, 0.76],
    [28, 0.92],
    [70, 1.02],
    [105, 1],
    [150, 0.94],
    [200, 0.91],
    [235, 0.97],
    [255, 1.1],
    [285, 1.19],
    [325, 1.17],
    [345, 1],
    [356, 0.78],
    [366, 0.72],
  ],
  growth: 0.05,
  noise: { day: 0.09, week: 0.028 },
  ticket: 436,
  costs: { share: 0.38, fixed: 19_200 },
  expenses: {
    staff: { share: 0.27, fixed: 11_400 },
    supplies: { share: 0.035, fixed: 300 },
    premises: { share: 0, fixed: 3600 },
    marketing: { share: 0.06, fixed: 1500 },
    other: { share: 0.015, fixed: 2400 },
  },
  hours: [weekday, weekday, weekday, weekday, weekday, saturday, sunday],
  cash: { opening: 560_000, drawings: 7600, tax: 0.065 },
  incidents: [auctionDay, lostLandlord, portalRise, slippedSettlements, lateSettlement],
}
