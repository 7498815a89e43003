/** Facts about decisions: undecided, accepted and dismissed advisories. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { today } from '../calendar.ts'
import type { Records } from '../records.ts'
import { sourceOf } from './text-facts.ts'

const settledWords = { accepted: 'Accepted', dismissed: 'Dismissed' } as const

/** One fact per advisory: open from the day it was raised until today, or settled on a day. */
export const decisionFacts = ({ advisories, now }: Records): readonly TimelineFact[] =>
  advisories.flatMap(({ id, title, message, status, createdAt, settledAt }): readonly TimelineFact[] => {
    const source = sourceOf({ kind: 'advisory', id, title }, message)
    if (status === 'new')
      return [{ from: today(new Date(createdAt)), to: today(now), kind: 'waiting', what: title, source }]
    if (settledAt === undefined) return []
    const day = today(new Date(settledAt))
    return [{ from: day, to: day, kind: 'decision', what: `${settledWords[status]}: ${title}`, source }]
  })
