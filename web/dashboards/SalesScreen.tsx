/** Sales & Marketing: who buys and when, from the records, beside sample ideas. */
import { useText } from '../core/language.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { useListHoursQuery, useListKpisQuery } from '../kpi/kpi.api.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { salesText } from '../messages/en/sales.ts'
import { salesSamples } from '../messages/samples/sales.samples.ts'
import { Dashboard } from './Dashboard.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { KpiSource } from './KpiSource.tsx'
import { SampleFigures } from './SampleFigures.tsx'
import { SourcedPanel } from './SourcedPanel.tsx'
import { TablePanel } from './TablePanel.tsx'
import { useSampleBusiness, useShowsSamples } from './use-sample-business.ts'

// Loaded separately, so that the first figures need not wait for chart code.
const SalesByHourChart = lazyPart(async () => (await import('./SalesByHourChart.tsx')).SalesByHourChart)
const WeekdayChart = lazyPart(async () => (await import('./WeekdayChart.tsx')).WeekdayChart)

export const SalesScreen = () => {
  const text = useText(salesText)
  const isOwn = useShowsSamples() === false
  const common = useText(dashboardsText)
  const samples = useText(salesSamples)[useSampleBusiness()]
  const kpis = useListKpisQuery()
  const hours = useListHoursQuery()
  const fromHours = {
    source: hours,
    isEmpty: (days: readonly unknown[]) => days.length === 0,
    emptySentence: common.noHours,
  }
  return (
    <Dashboard
      dashboard="sales-marketing"
      records={kpis.data}
      evidence={{ days: hours.data }}
      header={{ title: text.title, standfirst: isOwn ? text.standfirstOwn : text.standfirst }}
      panels={[
        {
          id: 'figures',
          name: text.figures,
          wide: { x: 0, y: 0, w: 6, h: 6 },
          medium: { x: 0, y: 0, w: 6, h: 6 },
          content: <KpiSource source={kpis} names={['weekly_footfall', 'per_sale']} isTitled />,
        },
        {
          id: 'marketing',
          isSample: true,
          name: text.marketing,
          wide: { x: 6, y: 0, w: 6, h: 6 },
          medium: { x: 0, y: 6, w: 6, h: 6 },
          content: <SampleFigures title={text.marketing} figures={samples.figures} />,
        },
        {
          id: 'weekdays',
          name: text.weekdays,
          wide: { x: 0, y: 6, w: 6, h: 9 },
          medium: { x: 0, y: 12, w: 6, h: 9 },
          content: (
            <SourcedPanel name={text.weekdays} problem={common.hoursNotLoaded} {...fromHours}>
              {(days) => <WeekdayChart days={days} />}
            </SourcedPanel>
          ),
        },
        {
          id: 'hours',
          name: text.hours,
          wide: { x: 6, y: 6, w: 6, h: 9 },
          medium: { x: 0, y: 21, w: 6, h: 9 },
          content: (
            <SourcedPanel name={text.hours} {...fromHours}>
              {(days) => <SalesByHourChart days={days} />}
            </SourcedPanel>
          ),
        },
        {
          id: 'opportunities',
          isSample: true,
          name: text.opportunities,
          wide: { x: 0, y: 15, w: 12, h: 7 },
          medium: { x: 0, y: 30, w: 6, h: 7 },
          content: <ItemPanel title={text.opportunities} items={samples.opportunities} />,
        },
        {
          id: 'gaps',
          isSample: true,
          name: text.gaps,
          wide: { x: 0, y: 22, w: 12, h: 5 },
          medium: { x: 0, y: 37, w: 6, h: 5 },
          content: (
            <TablePanel
              title={text.gaps}
              heads={[text.gapHead, text.nowHead, text.targetHead, text.gapBy]}
              rows={samples.gaps.map(({ name, now, target, gap }) => ({
                name,
                cells: [now, target, gap],
              }))}
            />
          ),
        },
      ]}
    />
  )
}
