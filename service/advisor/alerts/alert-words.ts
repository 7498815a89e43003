/** Text of an alert: title, change with causes, worth, and one step. */
import type { AlertLine, AlertStep } from '#schema/alert/alert'
import type { AdvisorKey } from '#schema/chat/chat'
import type { Passage } from '#schema/core/advice'
import { writeAnswer } from '../answers/write-answer.ts'
import { compared } from '../briefs/change-words.ts'
import { dayText } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { advisoryOn } from '../findings/same-finding.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { optionsFor } from '../options/options-for.ts'
import type { Span } from '../periods/dates.ts'
import { lengthOf } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import type { Movement } from './movement.ts'

const dates = ({ from, to }: Span) => ({ of: { kind: 'dates', from, to } }) as const

const weekDays = 7

/** "In the week of 9 November", "over the 4 weeks from 19 October". */
const when = ({ of }: Movement): string => {
  const weeks = lengthOf(of) / weekDays
  return weeks === 1
    ? `in the week of ${dayText(of.from)}`
    : `over the ${weeks} weeks from ${dayText(of.from)}`
}

/** Sums over several weeks are given per week. */
const eachWeek = ({ of, measure }: Movement): string =>
  lengthOf(of) > weekDays && (measure === 'revenue' || measure === 'transactions') ? ' a week' : ''

/** "Revenue fell $3,210 in the week of 9 November"; undefined if the figures cannot be compared. */
export const titleOf = (context: Context, movement: Movement): Line | undefined => {
  const { measure, of, against } = movement
  const answer = compared(context, measure, dates(of), dates(against))
  if (answer === undefined || direction(answer.difference) === 'unchanged') return undefined
  const { text } = subjectOf(measure, context.records.business.type)
  const verb = answer.difference.value > 0 ? 'rose' : 'fell'
  return say`${capital(text)} ${verb} ${unsigned(answer.difference)}${eachWeek(movement)} ${when(movement)}`
}

const longest = 1000

const toLine = (line: Line | undefined): readonly AlertLine[] =>
  line === undefined || line.text.trim() === '' || line.text.length > longest
    ? []
    : [{ text: line.text.trim(), figures: [...line.figures] }]

/** Sentences of an explanation: the change, its main part, and its cause on record. */
export const explained = (
  context: Context,
  { measure, of, against }: Pick<Movement, 'measure' | 'of' | 'against'>,
  personaKey: AdvisorKey,
): { readonly lines: AlertLine[]; readonly sources: Passage[] } => {
  const { lines, passages } = writeAnswer({
    context,
    plan: { operator: 'explain', measure, of: dates(of), against: dates(against) },
    personaKey,
    passages: [],
  })
  return { lines: lines.flatMap(toLine), sources: [...(passages ?? [])] }
}

/** Worth of a change: profit, or revenue if there are no costs on record, over the same weeks. */
export const worthOf = (
  context: Context,
  { measure, of, against }: Pick<Movement, 'measure' | 'of' | 'against'>,
): AlertLine | undefined => {
  for (const money of ['profit', 'revenue'] as const) {
    const answer = compared(context, money, dates(of), dates(against))
    if (answer === undefined || (money === 'revenue' && measure === 'revenue')) continue
    const way = direction(answer.difference)
    const line =
      way === 'unchanged'
        ? say`${capital(money)} was unchanged over the same weeks, at ${answer.of} a week.`
        : say`${capital(money)} was ${unsigned(answer.difference)} a week ${way === 'up' ? 'higher' : 'lower'} over the same weeks.`
    return toLine(line)[0]
  }
  return undefined
}

const stated = (text: string): AlertStep => ({ text, figures: [] })

/** The step of the advice that is on record for the change, open or accepted. */
const advisedStep = ({ records }: Context, { measure, way, of }: Movement): AlertStep | undefined => {
  const advisory = advisoryOn(records, { measure, way, since: of.from })
  if (advisory === undefined || advisory.status === 'dismissed') return undefined
  const { id, title, status, suggestedAction = title } = advisory
  return {
    ...stated(status === 'new' ? suggestedAction : `Carry out what you decided: ${title}.`),
    advisoryId: id,
  }
}

/** The advice on record, or the most valuable option for the alert; without one, or for a good change, the missing record. */
export const stepOf = (
  context: Context,
  movement: Movement,
  {
    personaKey,
    isBetter,
    hasCause,
  }: { readonly personaKey: string; readonly isBetter: boolean; readonly hasCause: boolean },
): AlertStep => {
  if (isBetter)
    return stated(
      hasCause
        ? 'Check whether the cause will last.'
        : 'Write down what was different then, so you can do it again.',
    )
  const advised = advisedStep(context, movement)
  if (advised) return advised
  const matter = `How do we mend ${measureLabel(movement.measure, context.records.business.type)}?`
  const [best] = optionsFor(context, matter, personaKey)
  const [line] = best ? toLine(best.step) : []
  if (best === undefined || line === undefined)
    return stated('Write down what happened then, so the record can say why.')
  return { ...line, ...(best.advisory ? { advisoryId: best.advisory.id } : {}) }
}
