/** Answers for the Finance chart: recorded ones, and series made from the weeks of other answers. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { moneyOf } from '#schema/core/money'
import { IsoDate } from '#schema/core/scalars'
import type { KpiRecord } from '#schema/kpi/kpi'
import type { SeriesBasis, SeriesPeriod } from '#schema/kpi/series'
import listWatched from '../../fixtures/alert/listWatched.json'
import watchSubject from '../../fixtures/alert/watchSubject.json'
import { type Fixture, replay, replayAny } from '../../fixtures/core/replay.ts'
import listKpisEarly from '../../fixtures/kpi/listKpis.early.json'
import listTargetsEmpty from '../../fixtures/kpi/listTargets.empty.json'
import listTargets from '../../fixtures/kpi/listTargets.json'
import readPeriod from '../../fixtures/kpi/readPeriod.json'
import readPeriodNoted from '../../fixtures/kpi/readPeriod.noted.json'
import readPeriodOwn from '../../fixtures/kpi/readPeriod.own.json'
import readSeriesDays from '../../fixtures/kpi/readSeries.days.json'
import readSeriesEmpty from '../../fixtures/kpi/readSeries.empty.json'
import readSeries from '../../fixtures/kpi/readSeries.json'
import readSeriesMonths from '../../fixtures/kpi/readSeries.months.json'
import readSeriesOwn from '../../fixtures/kpi/readSeries.own.json'
import listNotesEmpty from '../../fixtures/note/listNotes.empty.json'
import listNotes from '../../fixtures/note/listNotes.json'
import { daysAfter } from '../../web/kit/business-day.ts'
import { changed, longer } from '../core/long-texts.ts'
import { extremeWeeks, firstWeek, outlierWeeks } from './dashboard-answers.ts'

/** Half a year of weeks. */
export const series = replay('readSeries', readSeries)
/** Four weeks, by day; a year, by month. */
export const daySeries = replayAny('readSeries', readSeriesDays)
export const monthSeries = replayAny('readSeries', readSeriesMonths)
export const noSeries = replayAny('readSeries', readSeriesEmpty)
export const targets = replay('listTargets', listTargets)
export const noTargets = replay('listTargets', listTargetsEmpty)
export const noNotes = replayAny('listNotes', listNotesEmpty)
export const notes = replayAny('listNotes', listNotes)

/** The newest week, and the same with a note. */
export const period = replayAny('readPeriod', readPeriod)
export const notedPeriod = replayAny('readPeriod', readPeriodNoted)

/** Of a business with its own files, one of which corrects another. */
export const ownSeries = replayAny('readSeries', readSeriesOwn)
export const ownPeriod = replayAny('readPeriod', readPeriodOwn)

const booked: SeriesBasis = {
  tax: 'untold',
  costsTax: 'untold',
  costs: 'payments',
  revenue: {
    by: 'day',
    accounts: ['Letting fees', 'Property management fees', 'Sales commission'],
    without: ['Interest income', 'Loan from director'],
  },
}

/** The same, if it had no till and its income stood in a ledger. */
export const bookedSeries = replayAny(
  'readSeries',
  changed(readSeriesOwn, api.readSeries.output, (body) => ({ ...body, basis: booked })),
)
export const bookedPeriod = replayAny(
  'readPeriod',
  changed(readPeriodOwn, api.readPeriod.output, (body) => ({ ...body, basis: booked })),
)

/** The same, with a till and pay runs, and no other costs. */
export const wagesSeries = replayAny(
  'readSeries',
  changed(readSeriesOwn, api.readSeries.output, (body) => ({
    ...body,
    basis: { ...body.basis, costs: 'wages' as const },
    periods: body.periods.map(({ lastYear: _, figures: { revenue, transactions }, ...period }) => ({
      ...period,
      figures: { revenue, transactions },
    })),
  })),
)

/** Books alone, whose income is unclear: no weeks. */
export const unclearSeries = replayAny(
  'readSeries',
  changed(readSeriesEmpty, api.readSeries.output, (body) => ({
    ...body,
    basis: { costs: 'payments' as const, unclear: ['Livestock', 'Wool proceeds'] },
  })),
)

const weeksShown = 26

const periodOf = ({
  weekStart,
  revenue,
  profit_margin,
  cash_runway_weeks,
  weekly_footfall,
}: KpiRecord): SeriesPeriod => ({
  from: weekStart,
  to: decodeOrThrow(IsoDate, daysAfter(weekStart, 6), 'A day'),
  isWhole: true,
  figures: {
    revenue: moneyOf(BigInt(Math.round(revenue * 100))),
    ...(profit_margin === undefined ? {} : { margin: profit_margin }),
    ...(cash_runway_weeks === undefined ? {} : { runwayWeeks: cash_runway_weeks }),
    ...(weekly_footfall === undefined ? {} : { transactions: weekly_footfall }),
  },
})

/** A series made from recorded weeks. */
const seriesOfWeeks = ({ body }: Fixture) =>
  replayAny(
    'readSeries',
    changed(readSeries, api.readSeries.output, (one) => ({
      ...one,
      periods: decodeOrThrow(api.listKpis.output, body, 'the weeks').slice(-weeksShown).map(periodOf),
    })),
  )

export const firstSeries = seriesOfWeeks(firstWeek)
export const earlySeries = seriesOfWeeks(listKpisEarly)
export const extremeSeries = seriesOfWeeks(extremeWeeks)
export const outlierSeries = seriesOfWeeks(outlierWeeks)

/** Notes with as many words as fit. */
export const longNotes = replayAny(
  'listNotes',
  changed(listNotes, api.listNotes.output, (all) =>
    all.map((one) => ({ ...one, text: longer(one.text, 500) })),
  ),
)

/** What the chart needs besides the weekly figures, if everything works. */
/** The margin is watched. */
export const watched = replay('listWatched', listWatched)
export const chart = [series, targets, noNotes, watched, replayAny('watchSubject', watchSubject)]
