/** "What is our largest cost, and is it growing?": what goes on about "it" is about the first one of the list. */
import type { RankPlan } from '#schema/advisor/measure-plans'
import type { Plan } from '#schema/advisor/plan'
import { measureLabel } from '../../measures/measure-names.ts'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read-message.ts'
import { cellName, onOrIn } from '../cell-name.ts'

const pointed =
  /\b(?:the (?<place>first|second|third|top|biggest|largest|last)(?: one)?(?! (?:week|month|day|quarter|year|half|time|thing|of)\b)|it|that one|that cost|that day|they|that)\b(?! (?:is|was|we|i|you|makes?|would)\b)/i
const places = ['first', 'second', 'third']
/** How the first one moves, and what it was at other times; what to do about it is advice. */
const goesOn = /^(?:compare|value|count|explain|forecast|rank|share)$/
/** What is supposed or weighed is a matter of its own. */
const supposes = /\b(?:if|should|could|would|clos\w*|shut\w*|drop\w*|cut\w*|worth)\b/i
const longest = 160

/** That it grows names nothing that does. */
const growing = /\bgrow\w*\b/gi
/** "How much do we take in it?", of an hour or a weekday. */
const within = /\b(?:(?:in|on|at|during|for) (?:it|that(?: one| hour| day)?)|then)\b/i

/** A question with the first of a list of costs, weekdays or hours in the place of what points at it. */
const withFirst = (text: string, list: RankPlan, context: Context): string | undefined => {
  const { records } = context
  const { business, now } = records
  const isMeasured = measuresIn(questionOf(text.replaceAll(growing, ' '), business.type, now)).length > 0
  const answer = evaluateRank(context, list)
  const cells = isNothing(answer) ? [] : answer.cells
  const place = pointed.exec(text)?.groups?.place ?? 'first'
  const first = place === 'last' ? cells.at(-1) : cells[Math.max(0, places.indexOf(place))]
  if (!first) return undefined
  const name = cellName(records, first, list.by)
  if (list.by === 'expense') return isMeasured ? undefined : text.replace(pointed, name)
  if (list.by !== 'weekday' && list.by !== 'hour') return undefined
  const when = onOrIn(name)
  return isMeasured
    ? text.replace(within, when)
    : text.replace(pointed, `${measureLabel(list.measure, business.type)} ${when}`)
}

/** Readings in which a pronoun after such a list stands for its first one; they stay where that says nothing. */
export const ofFirstListed = (
  reads: readonly ReadQuestion[],
  message: string,
  before: Plan | undefined,
  context: Context,
  readAgain: (message: string) => readonly ReadQuestion[],
): readonly ReadQuestion[] => {
  if (message.length > longest) return reads
  const about = (text: string, last: Plan | undefined): ReadQuestion | undefined => {
    const named =
      last?.operator === 'rank' && !supposes.test(text) ? withFirst(text, last, context) : undefined
    const [again, other] = named && named !== text ? readAgain(named) : []
    return again && !other && goesOn.test(again.plan.operator) ? { ...again, part: text } : undefined
  }
  return reads.flatMap((read, at) => {
    const text = read.part ?? message
    const last = at === 0 ? before : reads[at - 1]?.plan
    const own = at === 0 && before === undefined ? read : (about(text, last) ?? read)
    const further = (own.unanswered ?? []).map((part) => ({ part, read: about(part, own.plan) }))
    const left = further.filter((one) => !one.read).map(({ part }) => part)
    return [
      { ...own, ...(own.unanswered ? { unanswered: left } : {}) },
      ...further.flatMap((one) => one.read ?? []),
    ]
  })
}
