/** The records of a figure: a drawer beside the dashboard, a sheet on a phone. */
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { replay } from '../../fixtures/core/replay.ts'
import { type StorySetting, story } from '../core/story.tsx'
import {
  extremeForecasts,
  extremeRecords,
  forecasts,
  hours,
  layout,
  longNamed,
  me,
  records,
} from './dashboard-answers.ts'
import { chart, extremeSeries } from './series-answers.ts'

export default { title: 'Signed in/Finance/Figure drill-down' }

const advisories = replay('listAdvisories', listAdvisories)

const behind = (more: Partial<StorySetting> = {}) =>
  story({
    route: '/dashboard/finance?kpi=revenue',
    answers: [me, layout, records, hours, forecasts, advisories, ...chart],
    ...more,
  })

export const Open = behind()
export const LongText = behind({
  answers: [
    longNamed,
    layout,
    extremeRecords,
    hours,
    extremeForecasts,
    advisories,
    extremeSeries,
    ...chart.slice(1),
  ],
})
export const Dark = behind({ theme: 'dark' })
export const Narrow = behind({ width: 390 })
Narrow.storyName = '390'
