/** What the timeline holds about a change: sentences that name what moved, then holidays of that time. */
import type { MeasureName } from '#schema/advisor/measure'
import type { TimelineFact } from '#schema/advisor/timeline'
import { meaningOf } from '../questions/term.ts'
import { phrasesOf } from '../questions/terms.ts'
import { vocabularyOf } from '../questions/vocabulary.ts'
import type { Records } from '../records.ts'

/** The measures that a sentence names, in the words of the trade. */
export const measuresNamed = ({ business }: Records, sentence: string): ReadonlySet<MeasureName> =>
  new Set(
    phrasesOf(sentence, vocabularyOf(business.type)).flatMap((term) => {
      const found = meaningOf(term, 'measure')
      return found ? [found.measure] : []
    }),
  )

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
