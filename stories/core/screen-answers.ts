/** Answers for screens that a story about something else may open. */
import type { HttpHandler } from 'msw'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import { always, answer } from '../../fixtures/core/replay.ts'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import listMemos from '../../fixtures/memo/listMemos.json'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'

export const screenAnswers: readonly HttpHandler[] = [
  answer('listAdvisories', listAdvisories),
  always('listLatestBriefs', listLatestBriefs),
  answer('listConnections', listConnections),
  answer('listKpis', listKpis),
  answer('listHours', listHours),
  always('getLayout', getLayout),
  answer('listMemos', listMemos),
  answer('listPersonas', listPersonas),
  answer('getBusinessProfile', getBusinessProfile),
]
