/** Answers for screens that a story about something else may open. */
import type { HttpHandler } from 'msw'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listWatched from '../../fixtures/alert/listWatched.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import listFeeds from '../../fixtures/connection/listFeeds.waiting.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listDebtors from '../../fixtures/import/listDebtors.empty.json'
import listWorkWeeks from '../../fixtures/import/listWorkWeeks.json'
import listForecastsEmpty from '../../fixtures/kpi/listForecasts.empty.json'
import listForecasts from '../../fixtures/kpi/listForecasts.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpisEmpty from '../../fixtures/kpi/listKpis.empty.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import listTargets from '../../fixtures/kpi/listTargets.json'
import readSeriesEmpty from '../../fixtures/kpi/readSeries.empty.json'
import readSeries from '../../fixtures/kpi/readSeries.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import listMemos from '../../fixtures/memo/listMemos.json'
import listNotes from '../../fixtures/note/listNotes.json'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'

export const screenAnswers: readonly HttpHandler[] = [
  replay('listAdvisories', listAdvisories),
  replayAny('listLatestBriefs', listLatestBriefs),
  replay('listConnections', listConnections),
  replay('listFeeds', listFeeds),
  replay('listKpis', listKpis),
  replay('listForecasts', listForecasts),
  replay('listHours', listHours),
  replay('readSeries', readSeries),
  replay('listTargets', listTargets),
  replay('listWatched', listWatched),
  replayAny('listNotes', listNotes),
  replayAny('getLayout', getLayout),
  replay('listMemos', listMemos),
  replay('listPersonas', listPersonas),
  replay('listDebtors', listDebtors),
  replay('listWorkWeeks', listWorkWeeks),
  replay('getBusinessProfile', getBusinessProfile),
]

/** A business without records: what the first day asks. Precede the answers for screens. */
export const nothingOnRecord: readonly HttpHandler[] = [
  replayAny('listKpis', listKpisEmpty),
  replayAny('listForecasts', listForecastsEmpty),
  replayAny('readSeries', readSeriesEmpty),
]
