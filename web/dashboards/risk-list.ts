/** Texts for the risks that can be scored from the records. Pure. */
import { textOf } from '../core/language.ts'
import { percent } from '../kit/formats.ts'
import { withLeftOut } from '../kpi/outlier-weeks.ts'
import {
  type ComputedRisk,
  computedRisks,
  type Grade,
  type RiskSources,
  scoreOf,
} from '../kpi/risk-scores.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { riskText } from '../messages/en/risk.ts'

export type ShownRisk = {
  readonly name: string
  readonly likelihood: Grade
  readonly impact: Grade
  readonly score: number
  /** Reason for its likelihood. */
  readonly how: string
}

/** A sample risk in words; never scored. */
export type SampleRisk = { readonly name: string; readonly how: string }

const howOf = (risk: ComputedRisk): string => {
  const text = textOf(riskText)
  if (risk.kind === 'cash') return text.cash(risk.weeks)
  if (risk.kind === 'margin')
    return withLeftOut(text.margin(percent(risk.recent), percent(risk.usual)), risk.leftOut)
  if (risk.kind === 'volatility')
    return withLeftOut(text.volatility(percent(risk.percent), risk.weeks), risk.leftOut)
  if (risk.kind === 'weekday')
    return text.weekday(textOf(dashboardsText).weekdays[risk.weekday] ?? '', percent(risk.share, 0))
  return risk.kind === 'advisories' ? text.advisories(risk.open) : text.connections(risk.failing, risk.of)
}

/** Scored risks in words, highest score first. */
export const shownRisks = (sources: RiskSources): readonly ShownRisk[] => {
  const { names } = textOf(riskText)
  return computedRisks(sources).map((risk) => ({
    name: names[risk.kind],
    likelihood: risk.likelihood,
    impact: risk.impact,
    score: scoreOf(risk),
    how: howOf(risk),
  }))
}
