/** Finance: figures of the week, then revenue, expenses, profit and hours from the records. */
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useAdvisories } from '../advisory/use-advisories.ts'
import { useText } from '../core/language.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { useListForecastsQuery, useListHoursQuery, useListKpisQuery } from '../kpi/kpi.api.ts'
import { readKpi } from '../kpi/kpi-address.ts'
import { latestWeek } from '../kpi/kpi-figures.ts'
import { seriesNames } from '../kpi/series/series-address.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { financeText } from '../messages/en/finance.ts'
import { kpiText } from '../messages/en/kpi.ts'
import { Dashboard } from './Dashboard.tsx'
import { useSeriesChoice } from './finance/use-series-choice.ts'
import { isPending } from './forecast-source.ts'
import { GrowthLine } from './GrowthLine.tsx'
import { KpiSource } from './KpiSource.tsx'
import { SourcedPanel } from './SourcedPanel.tsx'
import { useSampleBusiness, useShowsSamples } from './use-sample-business.ts'

// Loaded separately, so that the first figures need not wait for chart code.
const parts = () => import('./finance/parts.ts')
const RangeControls = lazyPart(async () => (await parts()).RangeControls)
const MeasureCells = lazyPart(async () => (await parts()).MeasureCells)
const FinanceChart = lazyPart(async () => (await parts()).FinanceChart)
const PeriodPanel = lazyPart(async () => (await parts()).PeriodPanel)
const NoWeeks = lazyPart(async () => (await import('./finance/NoWeeks.tsx')).NoWeeks)
const SavedViews = lazyPart(async () => (await import('../search/SavedViews.tsx')).SavedViews)
const ExpensesChart = lazyPart(async () => (await import('./ExpensesChart.tsx')).ExpensesChart)
const WeekHeatMap = lazyPart(async () => (await import('./WeekHeatMap.tsx')).WeekHeatMap)
const ProfitabilityChart = lazyPart(async () => (await import('./ProfitabilityChart.tsx')).ProfitabilityChart)
const InsightPanel = lazyPart(async () => (await import('./InsightPanel.tsx')).InsightPanel)

const isNone = (records: readonly KpiRecord[]): boolean => records.length === 0
const hasNoExpenses = (records: readonly KpiRecord[]): boolean => records.at(-1)?.expenses === undefined

export const FinanceScreen = () => {
  const text = useText(financeText)
  const common = useText(dashboardsText)
  const figures = useText(kpiText)
  const kpis = useListKpisQuery()
  const hours = useListHoursQuery()
  const forecasts = useListForecastsQuery()
  const [address] = useSearchParams()
  const type = useSampleBusiness()
  const showsSamples = useShowsSamples()
  const records = kpis.data
  const evidence = { days: hours.data, notes: useAdvisories().advisories }
  const controls = useSeriesChoice(records)
  const { choice, change } = controls
  const week = latestWeek(records ?? [])
  const fromKpis = { source: kpis, isEmpty: isNone, emptySentence: common.noWeeks }
  const costs = records === undefined || isNone(records) ? common.noWeeks : common.noCosts
  const withForecast = isPending(forecasts) ? { ...fromKpis, source: { ...kpis, data: undefined } } : fromKpis
  return (
    <>
      <Dashboard
        dashboard="finance"
        records={records}
        evidence={evidence}
        header={{
          title: text.title,
          standfirst: kpis.isLoading ? (
            <Skeleton width="22em" />
          ) : records !== undefined && isNone(records) ? (
            <Suspense fallback={null}>
              <NoWeeks otherwise={text.standfirstNone} />
            </Suspense>
          ) : week === undefined ? (
            text.standfirstNone
          ) : (
            text.standfirst(week)
          ),
        }}
        tools={
          <Suspense fallback={null}>
            {choice && (
              <RangeControls
                choice={choice}
                views={
                  <Suspense fallback={null}>
                    <SavedViews screen="finance" names={seriesNames} />
                  </Suspense>
                }
                onChange={change}
              />
            )}
          </Suspense>
        }
        panels={[
          {
            id: 'figures',
            name: figures.weeklyFigures,
            wide: { x: 0, y: 0, w: 12, h: 7 },
            medium: { x: 0, y: 0, w: 6, h: 11 },
            content: (
              <KpiSource
                source={kpis}
                names={['revenue', 'profit_margin', 'cash_runway_weeks', 'weekly_footfall']}
                cells={(all) =>
                  choice && (
                    <MeasureCells
                      records={all}
                      measure={choice.measure}
                      onMeasure={(measure) => change({ measure })}
                    />
                  )
                }
                foot={records && <GrowthLine records={records} />}
              />
            ),
          },
          {
            id: 'revenue',
            name: text.revenue,
            wide: { x: 0, y: 7, w: 12, h: 11 },
            medium: { x: 0, y: 11, w: 6, h: 10 },
            content: (
              <SourcedPanel name={text.revenue} {...fromKpis}>
                {(all) => (
                  <FinanceChart records={all} controls={controls} evidence={evidence} forecasts={forecasts} />
                )}
              </SourcedPanel>
            ),
          },
          {
            id: 'expenses',
            name: text.expenses,
            wide: { x: 0, y: 18, w: 6, h: 10 },
            medium: { x: 0, y: 21, w: 6, h: 8 },
            content: (
              <SourcedPanel name={text.expenses} {...fromKpis} isEmpty={hasNoExpenses} emptySentence={costs}>
                {(all) => <ExpensesChart records={all} />}
              </SourcedPanel>
            ),
          },
          {
            id: 'profitability',
            name: text.profitability,
            wide: { x: 6, y: 18, w: 6, h: 10 },
            medium: { x: 0, y: 29, w: 6, h: 10 },
            content: (
              <SourcedPanel name={text.profitability} {...withForecast}>
                {(all) => (
                  <ProfitabilityChart
                    records={all}
                    evidence={evidence}
                    {...(showsSamples === true && { industry: type })}
                    forecasts={forecasts}
                  />
                )}
              </SourcedPanel>
            ),
          },
          {
            id: 'hours',
            name: text.hours,
            wide: { x: 0, y: 28, w: 12, h: 9 },
            medium: { x: 0, y: 39, w: 6, h: 9 },
            content: (
              <SourcedPanel
                name={text.hours}
                source={hours}
                problem={common.hoursNotLoaded}
                isEmpty={(days) => days.length === 0}
                emptySentence={common.noHours}
              >
                {(days) => <WeekHeatMap days={days} />}
              </SourcedPanel>
            ),
          },
          {
            id: 'insights',
            name: text.insights,
            wide: { x: 0, y: 37, w: 12, h: 6 },
            medium: { x: 0, y: 48, w: 6, h: 7 },
            content: (
              <SourcedPanel name={text.insights} {...fromKpis}>
                {(all) => <InsightPanel records={all} />}
              </SourcedPanel>
            ),
          },
        ]}
      />
      {choice?.opened !== undefined && readKpi(address) === undefined && (
        <Suspense fallback={null}>
          <PeriodPanel controls={controls} />
        </Suspense>
      )}
    </>
  )
}
