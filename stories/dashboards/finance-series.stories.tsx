/** The Finance chart over other ranges and measures, and the drawer of a bar. */
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listDayRows from '../../fixtures/import/listDayRows.json'
import listSources from '../../fixtures/import/listSources.json'
import listForecastsOwn from '../../fixtures/kpi/listForecasts.own.json'
import listHoursOwn from '../../fixtures/kpi/listHours.own.json'
import listKpisOwn from '../../fixtures/kpi/listKpis.own.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'
import {
  forecasts,
  hours,
  layout,
  me,
  noForecasts,
  noHours,
  noRecords,
  records,
} from './dashboard-answers.ts'
import {
  bookedPeriod,
  bookedSeries,
  chart,
  daySeries,
  monthSeries,
  noNotes,
  noTargets,
  notedPeriod,
  notes,
  ownPeriod,
  ownSeries,
  period,
  series,
  targets,
  unclearSeries,
  wagesSeries,
  watched,
} from './series-answers.ts'

export default { title: 'Signed in/Finance/Ranges and periods' }

const route = '/dashboard/finance'
const advisories = replay('listAdvisories', listAdvisories)
const shipped = [me, layout, records, hours, forecasts, advisories, ...chart]

/** The margin is the measure of the chart, with the target of the focus. */
export const MarginChosen = story({ route: `${route}?measure=margin`, answers: shipped })

/** Four weeks that the user chose, by day. */
export const ByDay = story({
  route: `${route}?range=2026-10-19..2026-11-15&by=day`,
  answers: [me, layout, records, hours, forecasts, advisories, daySeries, targets, notes],
})

/** A year, by month. */
export const ByMonth = story({
  route: `${route}?range=52w&by=month`,
  answers: [me, layout, records, hours, forecasts, advisories, monthSeries, targets, noNotes],
})

const opened = [...shipped.slice(0, 6), series, targets, notes, notedPeriod, watched]

/** A bar is open: its days, a note on that week, and where it comes from. */
export const PeriodOpen = story({ route: `${route}?period=2026-11-09`, answers: opened })

export const PeriodOpenDark = story({ route: `${route}?period=2026-11-09`, answers: opened, theme: 'dark' })

export const PeriodOpenNarrow = story({ route: `${route}?period=2026-11-09`, answers: opened, width: 390 })
PeriodOpenNarrow.storyName = 'Period open 390'

/** The records of the open bar are loading. */
export const PeriodLoading = story({
  route: `${route}?period=2026-11-09`,
  answers: [...shipped, neverRespond('readPeriod')],
})

/** The records of a bar fail to load at first; Try again works. */
export const PeriodLoadError = story({
  route: `${route}?period=2026-11-09`,
  answers: () => [...shipped, replayAny('readPeriod', unavailable, { once: true }), period],
})

/** A note is written about the open week. */
export const NoteForm = story({
  route: `${route}?period=2026-11-09`,
  answers: [...shipped, period],
  acts: [{ press: 'Write a note' }],
})

/** The figures of the range fail to load at first; Try again works. */
export const RangeLoadError = story({
  route,
  answers: () => [...shipped.slice(0, 6), replayAny('readSeries', unavailable, { once: true }), ...chart],
})

/** In the user's own business, which has no index. */
export const OwnBusiness = story({
  route,
  answers: [replay('getMe', getMeOwn), replay('listSources', listSources), ...shipped],
})

/** An arrangement cannot be saved. */
export const LayoutSaveError = story({ route, answers: [...shipped, replayAny('saveLayout', unavailable)] })

/** What is arranged shows at once, before it is saved. */
export const LayoutSaving = story({ route, answers: [...shipped, neverRespond('saveLayout')] })

const ownBusiness = [
  replay('getMe', getMeOwn),
  layout,
  replay('listSources', listSources),
  replay('listKpis', listKpisOwn),
  replay('listHours', listHoursOwn),
  replay('listForecasts', listForecastsOwn),
  advisories,
  watched,
  noTargets,
  noNotes,
  replayAny('listDayRows', listDayRows),
]
const ownRows = [...ownBusiness, ownSeries, ownPeriod]
/** A business without a till: its revenue is the income in its books. */
export const IncomeInBooks = story({
  route: `${route}?period=2026-10-26`,
  answers: [...ownBusiness, bookedSeries, bookedPeriod],
})
IncomeInBooks.storyName = 'Income in books'

/** Margin needs more than the wages of a pay run. */
export const OnlyWages = story({ route: `${route}?measure=margin`, answers: [...ownBusiness, wagesSeries] })

/** A ledger of accounts that may or may not be income. */
export const UnclearIncome = story({
  route,
  answers: [me, layout, noRecords, noHours, noForecasts, advisories, unclearSeries, noTargets, noNotes],
})

const ofTuesday = [{ press: 'Rows of Tue' }] as const

/** A day of the open week shows its rows: file, row, amount and GST. */
export const DayRowsOpen = story({ route: `${route}?period=2026-10-26`, answers: ownRows, acts: ofTuesday })

export const DayRowsNarrow = story({
  route: `${route}?period=2026-10-26`,
  answers: ownRows,
  acts: ofTuesday,
  width: 390,
  theme: 'dark',
})
DayRowsNarrow.storyName = 'Day rows open 390'
