/** What an event says about accepted advice: what is expected of it, or how it came out. Pure. */
import { AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import type { AuditEntry } from '#schema/decision-log/decision-log'

/** Event fields that hold it; they are shown as sentences. */
export const scoredFields: readonly string[] = ['promises', 'expects', 'outcome', 'figure', 'timeline']

type Scored = { readonly expects: Expectation; readonly outcome: AdvisoryOutcome | undefined }

/** Undefined for events of anything else, and for advice without a number. */
export const scoredIn = ({ data }: Pick<AuditEntry, 'data'>): Scored | undefined => {
  if (typeof data !== 'object' || data === null || !('expects' in data)) return undefined
  if (!Expectation.is(data.expects)) return undefined
  const outcome = 'outcome' in data && AdvisoryOutcome.is(data.outcome) ? data.outcome : undefined
  return { expects: data.expects, outcome }
}
