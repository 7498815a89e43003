/** The risks as they are shown: those that the records score, and two of fixed sample content. Pure. */
import { textOf } from '../core/language.ts'
import { percent } from '../kit/formats.ts'
import {
  type ComputedRisk,
  computedRisks,
  type Grade,
  type RiskSources,
  scoreOf,
} from '../kpi/risk-scores.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { riskText } from '../messages/en/risk.ts'

/** A risk in words. */
export type ShownRisk = {
  readonly name: string
  readonly likelihood: Grade
  readonly impact: Grade
  readonly score: number
  /** How its likelihood came about. */
  readonly how: string
  readonly isSample: boolean
}

const howOf = (risk: ComputedRisk): string => {
  const text = textOf(riskText)
  if (risk.kind === 'cash') return text.cash(risk.weeks)
  if (risk.kind === 'margin') return text.margin(percent(risk.recent), percent(risk.usual))
  if (risk.kind === 'volatility') return text.volatility(percent(risk.percent), risk.weeks)
  if (risk.kind === 'weekday')
    return text.weekday(textOf(dashboardsText).weekdays[risk.weekday] ?? '', percent(risk.share, 0))
  return risk.kind === 'advisories' ? text.advisories(risk.open) : text.connections(risk.failing, risk.of)
}

const sampleRisks = (): readonly ShownRisk[] =>
  textOf(riskText).sampleRisks.map(({ name, how }, index) => {
    const risk = sampleGrades[index] ?? { likelihood: 1, impact: 1 }
    return { name, how, ...risk, score: scoreOf(risk), isSample: true }
  })

const sampleGrades: readonly { readonly likelihood: Grade; readonly impact: Grade }[] = [
  { likelihood: 3, impact: 4 },
  { likelihood: 2, impact: 4 },
]

/** All risks, the highest score first. */
export const risksOf = (sources: RiskSources): readonly ShownRisk[] => {
  const { names } = textOf(riskText)
  const computed = computedRisks(sources).map((risk) => ({
    name: names[risk.kind],
    likelihood: risk.likelihood,
    impact: risk.impact,
    score: scoreOf(risk),
    how: howOf(risk),
    isSample: false,
  }))
  return [...computed, ...sampleRisks()].sort((one, other) => other.score - one.score)
}
