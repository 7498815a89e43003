/**
 * Our published table of industries. The values are assumptions of ours: round numbers for small Australian businesses
 * in 2025, not taken from any one survey, and said to be so wherever they are used. Shares are percent of revenue.
 */
import type { BusinessType } from '#schema/session/session'

/** Where a well-run small business of an industry stands. */
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

/** How every use of the table is to be introduced. */
export const benchmarkBasis = (benchmark: Benchmark): string =>
  `our own assumption for ${benchmark.industry} in ${benchmark.year}`
