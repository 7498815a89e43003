/** Assumed benchmarks of a well-run small business; tagged as samples wherever they are shown. */
import type { DemoBusiness } from '#schema/session/session'

/** Profit margins in percent. */
export const benchmarkMargin: Readonly<Record<DemoBusiness, number>> = {
  cafe: 10,
  realestate: 18,
  consulting: 20,
}
