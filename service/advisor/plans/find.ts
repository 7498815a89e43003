/** find: sentences on record that have all the words, newest first. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { today } from '../calendar.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'
import { sourceOf } from '../timeline/text-facts.ts'
import { textsOf } from '../timeline/texts.ts'
import { type Context, momentOf, nothing } from './context.ts'
import { type FactsAnswered, hasWords } from './facts.ts'

const maxFacts = 20

export const evaluateFind = ({ records }: Context, { words, period }: FindPlan): FactsAnswered => {
  const moment = momentOf(records, 'week')
  const span = period && resolvePeriod(period, moment)
  if (period && span === undefined) return nothing('no-dates')
  const facts = textsOf(records)
    .flatMap((text) => {
      const day = today(new Date(text.writtenAt))
      return sentencesOf(text.text)
        .filter((sentence) => hasWords(`${text.title} ${sentence}`, words))
        .map((sentence) => ({
          from: day,
          to: day,
          kind: 'written' as const,
          what: text.title,
          source: sourceOf(text, sentence),
        }))
    })
    .filter(({ from }) => span === undefined || (from >= span.from && from <= span.to))
    .sort((one, other) => other.from.localeCompare(one.from))
    .slice(0, maxFacts)
  if (facts.length === 0) return nothing('no-match')
  const dates = facts.map(({ from }) => from)
  return {
    operator: 'find',
    facts,
    from: span?.from ?? dates.at(-1) ?? moment.today,
    to: span?.to ?? dates[0] ?? moment.today,
  }
}
