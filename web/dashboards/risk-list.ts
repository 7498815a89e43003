/** The risks as they are shown: those that the records score, and those of sample content. Pure. */
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

/** A risk of sample content, with its grades. */
export type SampleRisk = {
  readonly name: string
  readonly how: string
  readonly likelihood: number
  readonly impact: number
}

const grades: readonly Grade[] = [1, 2, 3, 4, 5]
const gradeOf = (value: number): Grade => grades.find((grade) => grade === value) ?? 1

/** Risks of sample content; shown after those that are computed. */
export const sampleRisks = (samples: readonly SampleRisk[]): readonly ShownRisk[] =>
  samples.map(({ name, how, likelihood, impact }) => {
    const risk = { likelihood: gradeOf(likelihood), impact: gradeOf(impact) }
    return { name, how, ...risk, score: scoreOf(risk), isSample: true }
  })

/** The risks that the records score, the highest score first. */
export const shownRisks = (sources: RiskSources): readonly ShownRisk[] => {
  const { names } = textOf(riskText)
  return computedRisks(sources).map((risk) => ({
    name: names[risk.kind],
    likelihood: risk.likelihood,
    impact: risk.impact,
    score: scoreOf(risk),
    how: howOf(risk),
    isSample: false,
  }))
}
