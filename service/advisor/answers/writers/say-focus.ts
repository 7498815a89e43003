/** Says how far the focus is achieved: each recorded measure of success against its target, the one asked about first. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { capital, type Line, paragraph, rows, say } from '../../line.ts'
import { pastWords, weekWords } from '../../options/outlook-words.ts'
import { isJudged, type TargetAhead, targetsAhead } from '../../options/target-outlook.ts'
import { measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import { quoted } from '../../quotation.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

type FocusAsk = Ask<Extract<Plan, { readonly operator: 'focus' }>>

/** "The profit margin was typically 10.4% over the last four weeks": the middle one of four. */
const levelLine = (ask: FocusAsk, { measure, now, ...target }: TargetAhead): Line | undefined => {
  const { text, was } = subjectFor(ask, measure)
  const then = pastWords(ask.context.records, { ...target, measure, now }) ?? 'over the last four weeks'
  return say`${capital(text)} ${was} typically ${now} ${then}.`
}

const row = (ask: FocusAsk, target: TargetAhead): Line | undefined => {
  const { records } = ask.context
  const { metric, isMet, outlook, ahead } = target
  const met = pastWords(records, target) !== undefined ? outlook : isMet ? 'met' : 'not met yet'
  const when = weekWords(records, target)
  const track = outlook === 'on-track' ? 'on' : 'off'
  return paragraph([
    say`- ${quoted(metric, 80)}: ${met}. ${levelLine(ask, target)}`,
    when === undefined ? undefined : say`It is ${track} track: the forecast for ${when} is ${ahead}.`,
  ])
}

/** The measures that a question names; "sales" may be their number. */
const measuresAsked = ({ context: { records }, message }: FocusAsk): ReadonlySet<MeasureName> => {
  if (message === undefined) return new Set()
  const found = measuresIn(questionOf(message, records.business.type, records.now))
  const names = found.map(({ measure }) => measure)
  return new Set(/\bsales\b/i.test(message) ? [...names, 'transactions'] : names)
}

/** The targets that a question names, by their level or else by their measure. */
const askedOf = (ask: FocusAsk, targets: readonly TargetAhead[]): readonly TargetAhead[] => {
  const { context, message } = ask
  if (message === undefined) return []
  const { business, now } = context.records
  const question = questionOf(message, business.type, now)
  const measures = measuresAsked(ask)
  const byLevel = targets.filter(({ target }) => question.amounts.some(({ value }) => value === target))
  const byMeasure = targets.filter(({ measure }) => measures.has(measure))
  return [byLevel, byMeasure].find((some) => some.length > 0) ?? []
}

/** "How far off the target are we?" is answered by no yes or no. */
const asksWhat = /^\W*(?:(?:so|and|but|ok)\W+)*(?:how|what|where|when)\b/i

/** A single target as the answer: yes or no, its level, and what is to be expected. */
const only = (ask: FocusAsk, target: TargetAhead): readonly (Line | undefined)[] => {
  const { records } = ask.context
  const { metric, isMet, outlook, ahead } = target
  const name = quoted(metric, 80)
  const then = pastWords(records, target)
  const when = weekWords(records, target)
  const level = levelLine(ask, target)
  if (then !== undefined) return [say`${outlook === 'met' ? 'Yes' : 'No'}: ${name} was ${outlook}. ${level}`]
  if (when === undefined)
    return [
      say`${isMet ? 'So far, yes' : 'Not yet'}: ${name} is ${isMet ? 'met for now' : 'not met yet'}, and there is no forecast for its date. ${level}`,
    ]
  const isOn = outlook === 'on-track'
  const track = say`${name} is ${isOn ? 'on' : 'off'} track.`
  return [
    asksWhat.test(ask.message ?? '')
      ? say`${level} ${track}`
      : say`${isOn ? 'Yes' : 'No'}: ${track} ${level}`,
    say`The forecast for ${when} is ${ahead}.`,
  ]
}

const support = { measured: 0.95, unmeasured: 0.8 } as const

export const sayFocus = (ask: FocusAsk): Written => {
  const { focus } = ask.context.records
  if (focus === null)
    return { lines: [say`No focus is set. Set one with the button at the top.`], support: support.measured }
  const targets = targetsAhead(ask.context)
  const [asked, ...more] = askedOf(ask, targets)
  if (asked && more.length === 0) return { lines: only(ask, asked), support: support.measured }
  const others = focus.successMetrics.filter((metric) => !targets.some((one) => one.metric === metric))
  const [unset] = asked ? [] : measuresAsked(ask)
  // What is judged cannot be met any more, and no longer counts.
  const running = targets.filter((target) => !isJudged(target))
  const met = running.filter(({ isMet }) => isMet).length
  const lead =
    targets.length === 0
      ? say`None of its success metrics can be checked against the records.`
      : running.length === 0
        ? say`The dates of all its targets have passed.`
        : met === running.length
          ? say`Every success metric that the records can check is met.`
          : met === 0
            ? say`No success metric that the records can check is met yet.`
            : say`Some success metrics are met, others are not.`
  return {
    lines: [
      unset ? say`No target of the focus is about ${subjectFor(ask, unset).text}.` : undefined,
      say`The focus is ${quoted(focus.primaryFocus, 120)}. ${lead}`,
      targets.length > 0 ? rows(targets.map((target) => row(ask, target))) : undefined,
      others.length > 0
        ? say`The records can’t measure ${others.flatMap((metric) => quoted(metric, 60) ?? []).join(', ')}.`
        : undefined,
    ],
    support: targets.length > 0 ? support.measured : support.unmeasured,
    weakness: targets.length > 0 ? undefined : 'the records can check none of the success metrics',
  }
}
