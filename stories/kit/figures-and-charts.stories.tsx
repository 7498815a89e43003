/** Figures with their change, and charts of recorded figures. */
import listKpis from '../../fixtures/kpi/listKpis.json'
import { ChartPanel } from '../../web/kit/charts/ChartPanel.tsx'
import type { ChartData } from '../../web/kit/charts/chart-data.ts'
import { Sparkline } from '../../web/kit/charts/Sparkline.tsx'
import { Change } from '../../web/kit/figures/Change.tsx'
import { money } from '../../web/kit/formats.ts'
import { KitPage } from './KitPage.tsx'
import { kitStory } from './kit-story.tsx'
import { Parts } from './Parts.tsx'

export default { title: 'Kit/Figures and charts' }

const weeks = listKpis.body.slice(-12)
const revenue = weeks.map((week) => week.revenue)

const charted = (kind: ChartData['kind']): ChartData => ({
  kind,
  rowTitle: 'Week',
  // On a phone there is no room for the label of every week.
  rows: weeks.map(({ weekStart }, week) => ({
    short: week % 4 === 3 ? weekStart.slice(5) : '',
    full: weekStart,
  })),
  columns: [{ short: 'Revenue', full: 'Weekly revenue' }],
  values: revenue.map((value) => [value]),
  format: money,
  emphasis: weeks.length - 1,
})

const All = () => (
  <KitPage title="Figures and charts">
    <Parts title="Changes">
      <Change delta={740} amount="$740" baseline="on the week before" />
      <Change delta={-740} amount="$740" baseline="on the week before" />
      <Change delta={740} amount="$740" baseline="in costs" isFallGood />
      <Change delta={0} amount="$0" baseline="on the week before" />
    </Parts>
    <Parts title="Sparkline" isInColumns>
      <Sparkline
        values={revenue}
        baseline={revenue.at(-2) ?? 0}
        baselineLabel="Week before"
        label="Weekly revenue over 12 weeks"
      />
    </Parts>
    <ChartPanel
      title="Bars"
      measure="Weekly revenue, 12 weeks"
      summary="Weekly revenue as bars"
      data={charted('bar')}
    />
    <ChartPanel
      title="A line"
      measure="Weekly revenue, 12 weeks"
      summary="Weekly revenue as a line"
      data={charted('line')}
    />
  </KitPage>
)

export const Filled = kitStory(<All />)
export const Dark = kitStory(<All />, { theme: 'dark' })
export const Narrow = kitStory(<All />, { width: 390 })
Narrow.storyName = '390'
