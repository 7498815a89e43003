/** What the timeline holds about a change: sentences that name what moved, then holidays of that time. */

import { LRUCache } from 'lru-cache'
import type { MeasureName } from '#schema/advisor/measure'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { BusinessType } from '#schema/session/session'
import { meaningOf } from '../questions/term.ts'
import { phrasesOf } from '../questions/terms.ts'
import { vocabularyOf } from '../questions/vocabulary.ts'
import type { Records } from '../records.ts'

const known = new LRUCache<string, ReadonlySet<MeasureName>>({ max: 5000 })

const readMeasures = (type: BusinessType, sentence: string): ReadonlySet<MeasureName> =>
  new Set(
    phrasesOf(sentence, vocabularyOf(type)).flatMap((term) => {
      const found = meaningOf(term, 'measure')
      return found ? [found.measure] : []
    }),
  )

/** The measures that a sentence names, in the words of the trade. */
export const measuresNamed = (
  { business: { type } }: Records,
  sentence: string,
): ReadonlySet<MeasureName> => {
  const key = `${type} ${sentence}`
  const before = known.get(key)
  if (before) return before
  const measures = readMeasures(type, sentence)
  known.set(key, measures)
  return measures
}

const kindsTold: readonly TimelineFact['kind'][] = ['mentioned', 'written', 'decision', 'deadline']
const maxCauses = 2

const isHoliday = ({ kind }: TimelineFact): boolean => kind === 'holiday' || kind === 'school-holidays'

const eachSentenceOnce = (facts: readonly TimelineFact[]): readonly TimelineFact[] => [
  ...new Map(facts.map((fact) => [fact.source.sentence, fact])).values(),
]

/** Facts that may explain why `moved` did: those that name it come first, then the holidays. Briefs only restate. */
export const causesOf = (
  records: Records,
  facts: readonly TimelineFact[],
  moved: readonly MeasureName[],
): readonly TimelineFact[] => {
  const written = facts.filter(({ kind, source }) => kindsTold.includes(kind) && source.kind !== 'brief')
  const about = written.filter(({ source }) => {
    const named = measuresNamed(records, source.sentence)
    return moved.some((measure) => named.has(measure))
  })
  return eachSentenceOnce([...about, ...facts.filter(isHoliday)]).slice(0, maxCauses)
}
