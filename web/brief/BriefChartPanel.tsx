/** The measure that a brief is about, by week, as recorded when the brief was written. */

import type { BriefChart } from '#schema/brief/brief'
import { english } from '../core/language.ts'
import { ChartPanel } from '../kit/charts/ChartPanel.tsx'
import { briefChartData, briefChartMeasure, briefChartSummary } from './brief-chart.ts'

type Props = { readonly chart: BriefChart }

export const BriefChartPanel = ({ chart }: Props) => (
  <ChartPanel
    title={chart.title}
    titleLang={english}
    measure={briefChartMeasure(chart)}
    summary={briefChartSummary(chart)}
    data={briefChartData(chart)}
    isLeading
  />
)
