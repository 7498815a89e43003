/** "What did we do so that it can't happen again?" after why a week went badly: the advice that speaks of that time. */
import type { Plan } from '#schema/advisor/plan'
import { today } from '../../calendar.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { type Context, momentOf } from '../../plans/context.ts'
import { ofAllDecisions } from '../../questions/readers/decided-reader.ts'
import { wordsIn } from '../../search/word-forms.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { timesIn } from '../../timeline/past-times.ts'

const prevents =
  /\b(?:prevent|stop|avoid|guard against|protect us)\b.*\b(?:it|that|this|those|again)\b|\b(?:make|making|be) sure\b.*\bagain\b|\b(?:so|that) (?:it|that|this)\b.*\b(?:again|never)\b|\b(?:never|not|n['’]t) (?:\w+ ){0,3}(?:happen|hurt|repeat)\w*\b.*\bagain\b/i
const asks = /\b(?:what|how|have|has|did|do|is|are|anything|something)\b/i
const [longestMessage, mostWords] = [120, 12]

/** The plan of such a turn; undefined where no advice speaks of the time. */
export const preventedBy = (
  message: string,
  before: Plan | undefined,
  { records }: Context,
): Plan | undefined => {
  if (before?.operator !== 'explain' || message.length > longestMessage) return undefined
  if (!prevents.test(message) || !asks.test(message)) return undefined
  const span = resolvePeriod(before.of, momentOf(records, 'week'))
  const told = records.advisories
    .filter(({ status }) => status !== 'dismissed')
    .find(
      ({ message: text, createdAt }) =>
        span !== undefined &&
        today(new Date(createdAt)) >= span.from &&
        sentencesOf(text).some((sentence) =>
          timesIn(sentence, createdAt).some(({ from, to }) => from <= span.to && to >= span.from),
        ),
    )
  return told && span
    ? {
        operator: 'decided',
        period: ofAllDecisions(today(records.now)),
        words: wordsIn(told.title).slice(0, mostWords).map(String),
      }
    : undefined
}
