/** Says how far the focus is achieved: each recorded measure of success against its target. */
import type { Plan } from '#schema/advisor/plan'
import { capital, type Line, paragraph, rows, say } from '../../line.ts'
import { pastWords, weekWords } from '../../options/outlook-words.ts'
import { type TargetAhead, targetsAhead } from '../../options/target-outlook.ts'
import { quoted } from '../../quotation.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

type FocusAsk = Ask<Extract<Plan, { readonly operator: 'focus' }>>

const row = (ask: FocusAsk, target: TargetAhead): Line | undefined => {
  const { metric, measure, now, isMet, outlook, ahead } = target
  const { text } = subjectFor(ask, measure)
  const then = pastWords(ask.context.records, target)
  const met = then !== undefined ? outlook : isMet ? 'met' : 'not met yet'
  const row = say`- ${quoted(metric, 80)}: ${met}. ${capital(text)} averaged ${now} ${then ?? 'over the last four weeks'}.`
  const when = weekWords(ask.context.records, target)
  const track = outlook === 'on-track' ? 'on' : 'off'
  return paragraph([
    row,
    when === undefined ? undefined : say`It is ${track} track: the forecast for ${when} is ${ahead}.`,
  ])
}

const support = { measured: 0.95, unmeasured: 0.8 } as const

export const sayFocus = (ask: FocusAsk): Written => {
  const { focus } = ask.context.records
  if (focus === null)
    return { lines: [say`No focus is set. Set one with the button at the top.`], support: support.measured }
  const targets = targetsAhead(ask.context)
  const others = focus.successMetrics.filter((metric) => !targets.some((one) => one.metric === metric))
  const met = targets.filter(({ isMet }) => isMet).length
  const lead =
    targets.length === 0
      ? say`None of its measures of success can be checked against the records.`
      : met === targets.length
        ? say`Every measure of success that the records hold is met.`
        : met === 0
          ? say`No measure of success that the records hold is met yet.`
          : say`Some measures of success are met, others are not.`
  return {
    lines: [
      say`The focus is ${quoted(focus.primaryFocus, 120)}. ${lead}`,
      targets.length > 0 ? rows(targets.map((target) => row(ask, target))) : undefined,
      others.length > 0
        ? say`The records can’t tell about ${others.flatMap((metric) => quoted(metric, 60) ?? []).join(', ')}.`
        : undefined,
    ],
    support: targets.length > 0 ? support.measured : support.unmeasured,
    weakness: targets.length > 0 ? undefined : 'the records hold none of the measures of success',
  }
}
