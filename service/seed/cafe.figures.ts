/** The café's figures: a waterside room that lives on summer, school holidays and dry weekends. */
import type { FigureParameters, Incident, OpeningHours } from './generator.ts'

/** A water main burst in the street and kept the doors shut from Tuesday to Friday. */
export const burstMain: Incident = {
  weeksBack: 17,
  weeks: 1,
  weekdays: [1, 2, 3, 4],
  takings: 0.06,
  once: 900,
  bookedAs: 'premises',
}

/** A short film of the Saturday kitchen went viral in Brisbane. */
export const viralPost: Incident = { weeksBack: 9, weeks: 1, takings: 1.24 }

/** The effect of the film lasted another week. */
const afterglow: Incident = { weeksBack: 8, weeks: 1, takings: 1.08 }

/** The roaster and the dairy raised their prices. */
export const supplierRise: Incident = { weeksBack: 3, costShare: 0.022, bookedAs: 'supplies' }

// Coffee before work and again before lunch; closes at six on weekdays.
const weekday: OpeningHours = {
  from: 6,
  traffic: [6, 12, 15, 13, 9, 8, 12, 11, 6, 4, 3, 1],
  spend: [0.7, 0.7, 0.75, 0.9, 1, 1.1, 1.5, 1.5, 1.1, 0.9, 0.8, 0.8],
}

// From Thursday the kitchen is open until ten, and dinner brings most of the takings.
const evening: OpeningHours = {
  from: 6,
  traffic: [5, 10, 13, 11, 7, 7, 10, 9, 4, 3, 3, 4, 7, 8, 5, 2],
  spend: [0.6, 0.6, 0.65, 0.8, 0.9, 1, 1.3, 1.3, 1, 0.8, 0.8, 1.4, 1.9, 2, 1.8, 1.4],
}

// Brunch from nine to noon.
const saturday: OpeningHours = {
  from: 6,
  traffic: [2, 6, 11, 15, 17, 16, 13, 10, 6, 4, 3, 5, 8, 9, 6, 3],
  spend: [0.6, 0.6, 0.8, 1.1, 1.2, 1.2, 1.1, 1, 0.8, 0.7, 0.7, 1.3, 1.7, 1.8, 1.6, 1.3],
}
const sunday: OpeningHours = {
  from: 7,
  traffic: [5, 11, 16, 18, 17, 13, 9, 6, 3],
  spend: [0.7, 0.8, 1.1, 1.2, 1.2, 1.1, 1, 0.8, 0.7],
}

/** Parameters of the café's figures. */
export const cafeParameters: FigureParameters = {
  name: 'Harbour & Vine Café',
  weeklyRevenue: 18_500,
  weekdays: [0.115, 0.1, 0.115, 0.13, 0.165, 0.2, 0.175],
  // Queensland school holidays: summer, Easter, late June, late September; shut around Christmas Day.
  season: [
    [1, 1.12],
    [24, 1.1],
    [38, 1],
    [88, 0.98],
    [94, 1.04],
    [106, 1.03],
    [114, 0.96],
    [160, 0.92],
    [176, 0.93],
    [182, 0.99],
    [192, 0.98],
    [200, 0.92],
    [235, 0.94],
    [258, 0.98],
    [264, 1.05],
    [277, 1.04],
    [286, 1],
    [330, 1.04],
    [348, 1.12],
    [357, 1.12],
    [359, 0.4],
    [361, 1.1],
    [366, 1.12],
  ],
  growth: 0.05,
  noise: { day: 0.06, week: 0.015 },
  rain: { wet: 0.34, dry: 0.17, takings: 0.87 },
  ticket: 14.35,
  costs: { share: 0.555, fixed: 5650 },
  expenses: {
    staff: { share: 0.225, fixed: 2150 },
    supplies: { share: 0.31, fixed: 0 },
    premises: { share: 0, fixed: 2100 },
    marketing: { share: 0.008, fixed: 250 },
    other: { share: 0.012, fixed: 1150 },
  },
  hours: [weekday, weekday, weekday, evening, evening, saturday, sunday],
  cash: { opening: 196_000, drawings: 2250, tax: 0.06 },
  incidents: [burstMain, viralPost, afterglow, supplierRise],
}
