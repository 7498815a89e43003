/**
 * Our published industry table. The values are our assumptions: round numbers for small Australian businesses
 * in 2025, not from a single survey, and described as such wherever they are used. Shares are percent of
 * revenue.
 */
import type { BusinessType } from '#schema/session/session'

/** Figures of a well-run small business in an industry. */
export type Benchmark = {
  readonly industry: string
  readonly year: number
  readonly profitMargin: number
  readonly staffShare: number
  readonly suppliesShare: number
  readonly premisesShare: number
  readonly marketingShare: number
  /** Weeks of costs that cash should cover. */
  readonly cashWeeks: number
}

export const benchmarks: Readonly<Record<BusinessType, Benchmark>> = {
  cafe: {
    industry: 'cafés and restaurants',
    year: 2025,
    profitMargin: 10,
    staffShare: 34,
    suppliesShare: 30,
    premisesShare: 11,
    marketingShare: 2,
    cashWeeks: 8,
  },
  realestate: {
    industry: 'residential property agencies',
    year: 2025,
    profitMargin: 18,
    staffShare: 50,
    suppliesShare: 8,
    premisesShare: 8,
    marketingShare: 6,
    cashWeeks: 12,
  },
  consulting: {
    industry: 'management consultancies',
    year: 2025,
    profitMargin: 20,
    staffShare: 55,
    suppliesShare: 10,
    premisesShare: 6,
    marketingShare: 3,
    cashWeeks: 12,
  },
  retail: {
    industry: 'shops',
    year: 2025,
    profitMargin: 6,
    staffShare: 15,
    suppliesShare: 58,
    premisesShare: 10,
    marketingShare: 3,
    cashWeeks: 8,
  },
  other: {
    industry: 'small businesses of all trades',
    year: 2025,
    profitMargin: 10,
    staffShare: 35,
    suppliesShare: 30,
    premisesShare: 8,
    marketingShare: 3,
    cashWeeks: 10,
  },
}

/** Introduction for every use of the table. */
export const benchmarkBasis = (benchmark: Benchmark): string =>
  `our own assumption for ${benchmark.industry} in ${benchmark.year}`
