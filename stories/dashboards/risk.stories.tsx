/** Risk in every state. */
import { api } from '#schema/api'
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listConnectionsEmpty from '../../fixtures/connection/listConnections.empty.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listHoursEmpty from '../../fixtures/kpi/listHours.empty.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpisEmpty from '../../fixtures/kpi/listKpis.empty.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Risk' }

const route = '/dashboard/risk'
const me = answer('getMe', getMe)
const layout = answer('getLayout', getLayout)
const hours = answer('listHours', listHours)
const advisories = answer('listAdvisories', listAdvisories)
const connections = answer('listConnections', listConnections)
const records = answer('listKpis', listKpis)
const filled = [me, layout, records, hours, advisories, connections]

/** Scores of a business with a year on record. */
export const Filled = story({ route, answers: filled })

/** A new business: next to nothing can be scored. */
export const Empty = story({
  route,
  answers: [
    me,
    layout,
    always('listKpis', listKpisEmpty),
    always('listHours', listHoursEmpty),
    always('listAdvisories', listAdvisoriesEmpty),
    always('listConnections', listConnectionsEmpty),
  ],
})

/** Before the last answer. */
export const Loading = story({ route, answers: [me, layout, waiting('listKpis'), ...filled.slice(3)] })

/** A record cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [
    me,
    layout,
    always('listConnections', unavailable, { once: true }),
    records,
    ...filled.slice(3),
  ],
})

/** Names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 200) })),
    ),
    ...filled.slice(1),
  ],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: filled, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: filled, width: 390 })
