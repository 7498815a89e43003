import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getLayoutArranged from '../../fixtures/layout/getLayout.arranged.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import saveLayout from '../../fixtures/layout/saveLayout.json'
import saveLayoutReset from '../../fixtures/layout/saveLayout.reset.json'
import { story } from '../core/story.tsx'
import {
  earlyForecasts,
  earlyRecords,
  extremeForecasts,
  extremeRecords,
  firstRecord,
  forecasts,
  hours,
  layout,
  longNamed,
  me,
  noForecasts,
  noHours,
  noRecords,
  outlierRecords,
  records,
  unskilledForecasts,
} from './dashboard-answers.ts'
import {
  chart,
  earlySeries,
  extremeSeries,
  firstSeries,
  longNotes,
  noNotes,
  noSeries,
  noTargets,
  outlierSeries,
  targets,
} from './series-answers.ts'

export default { title: 'Signed in/Finance' }

const route = '/dashboard/finance'
const arranged = replay('getLayout', getLayoutArranged)
const advisories = replay('listAdvisories', listAdvisories)
const shipped = [me, layout, records, hours, forecasts, advisories, ...chart]
/** Any change of the arrangement is answered with the recorded one. */
const filled = () => [
  me,
  replay('getLayout', getLayout, { once: true }),
  arranged,
  records,
  hours,
  forecasts,
  advisories,
  ...chart,
  replayAny('saveLayout', saveLayout),
]

/** Two years of weeks, and the hours of the last two months. */
export const Filled = story({ route, answers: filled })

/** The records of weekly revenue. */
export const DrillDown = story({ route: `${route}?kpi=revenue`, answers: shipped })

/** A question about it is in the chat input. */
export const DrillDownQuestion = story({
  route: `${route}?kpi=revenue`,
  answers: shipped,
  acts: [{ press: 'Ask about this' }],
})

/** The revenue panel was moved to the top; it can be reset. */
export const LayoutChanged = story({
  route,
  answers: () => [
    me,
    replay('getLayout', getLayoutArranged, { once: true }),
    layout,
    records,
    hours,
    forecasts,
    advisories,
    ...chart,
    replayAny('saveLayout', saveLayoutReset),
  ],
})

/** The first week, without a week to compare. */
export const FirstWeek = story({
  route,
  answers: [me, layout, firstRecord, noHours, earlyForecasts, advisories, firstSeries, noTargets, noNotes],
})

const outlier = [me, layout, outlierRecords, hours, forecasts, advisories, outlierSeries, noTargets, noNotes]

/** Two years, with one outlier week of three times the usual revenue. */
export const OutlierWeek = story({
  route,
  answers: outlier,
})

export const OutlierWeekNarrow = story({
  route,
  answers: outlier,
  width: 390,
})
OutlierWeekNarrow.storyName = 'Outlier week 390'

/** Five weeks on record, so it is too early for a forecast. */
export const ForecastTooEarly = story({
  route,
  answers: [me, layout, earlyRecords, noHours, earlyForecasts, advisories, earlySeries, noTargets, noNotes],
})

/** No forecast has come closer than repeating the last week, so none is drawn. */
export const ForecastWithoutSkill = story({
  route,
  answers: [me, layout, records, hours, unskilledForecasts, advisories, ...chart],
})

/** The charts wait for the forecast, so that they are drawn once. */
export const ForecastLoading = story({
  route,
  answers: [me, layout, records, hours, neverRespond('listForecasts'), advisories, ...chart],
})

/** The forecast fails to load, so the charts have none; Try again works. */
export const ForecastLoadError = story({
  route,
  answers: () => [
    me,
    layout,
    records,
    hours,
    replayAny('listForecasts', unavailable, { once: true }),
    forecasts,
    advisories,
    ...chart,
  ],
})

/** A new business without records. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, noHours, noForecasts, advisories, noSeries, noTargets, noNotes],
})

export const Loading = story({
  route,
  answers: [
    me,
    layout,
    neverRespond('listKpis'),
    neverRespond('listHours'),
    neverRespond('listForecasts'),
    advisories,
    neverRespond('readSeries'),
    ...chart.slice(1),
  ],
})

/** The records fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('listKpis', unavailable, { once: true }),
    records,
    replayAny('listHours', unavailable, { once: true }),
    hours,
    forecasts,
    advisories,
    ...chart,
  ],
})

/** Extreme figures and a long name. */
export const LongText = story({
  route,
  answers: [
    longNamed,
    layout,
    extremeRecords,
    hours,
    extremeForecasts,
    advisories,
    extremeSeries,
    targets,
    longNotes,
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: shipped, theme: 'dark' })

export const Narrow = story({ route, answers: shipped, width: 390 })
Narrow.storyName = '390'
