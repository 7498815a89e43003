/** Shared parts of operators over facts: their answer, and the records about some words. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { Nothing } from '#schema/advisor/nothing'
import type { Records } from '../records.ts'
import { findSentences, type Hit } from '../search/find-sentences.ts'

export type FactsAnswered = FactsAnswer | Nothing

/** Share of words that a record must have to be about them, absolute and relative to the best. */
const least = { covered: 0.6, besideBest: 0.9 } as const

export type Subject = {
  /** Score of the best sentence of each record, by id. */
  readonly scores: ReadonlyMap<string, number>
  /** Best sentences of all records, about the subject or not. */
  readonly hits: readonly Hit[]
  readonly missing: readonly string[]
}

/** Records of these kinds about some words. */
export const subjectOf = (
  records: Records,
  words: readonly string[],
  isWanted: (hit: Hit) => boolean = () => true,
  weakToo = false,
): Subject => {
  const found = findSentences(records, words)
  const hits = found.hits.filter(isWanted)
  const best = Math.max(0, ...hits.map(({ coverage }) => coverage))
  const scores = new Map<string, number>()
  if (!found.isOnlyWeak || weakToo)
    for (const { of, coverage, score: ofSentence, titled } of hits) {
      // A record's title says most about its subject.
      const score = ofSentence * (1 + titled)
      if (coverage >= least.covered && coverage >= best * least.besideBest)
        scores.set(of.text.id, Math.max(score, scores.get(of.text.id) ?? 0))
    }
  return { scores, hits, missing: found.missing }
}
