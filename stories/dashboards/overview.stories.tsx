/** The Overview in every state. */
import { api } from '#schema/api'
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listKpisEmpty from '../../fixtures/kpi/listKpis.empty.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Overview' }

const route = '/dashboard'
const me = answer('getMe', getMe)
const layout = answer('getLayout', getLayout)
const records = answer('listKpis', listKpis)
const advisories = answer('listAdvisories', listAdvisories)

/** A week with records of many before it. */
export const Filled = story({ route, answers: [me, layout, records, advisories] })

/** The very first week: nothing to compare it with. */
export const FirstWeek = story({
  route,
  answers: [
    me,
    layout,
    always(
      'listKpis',
      changed(listKpis, api.listKpis.output, (all) => all.slice(-1)),
    ),
    advisories,
  ],
})

/** A new business without any record. */
export const Empty = story({
  route,
  answers: [me, layout, always('listKpis', listKpisEmpty), always('listAdvisories', listAdvisoriesEmpty)],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, layout, waiting('listKpis'), waiting('listAdvisories')] })

/** The records cannot be reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [
    me,
    layout,
    always('listKpis', unavailable, { once: true }),
    records,
    always('listAdvisories', unavailable),
  ],
})

/** Figures and names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 200) })),
    ),
    layout,
    always(
      'listKpis',
      changed(listKpis, api.listKpis.output, (all) =>
        all.map((one, week) => ({
          ...one,
          revenue: one.revenue * 6000,
          profit_margin: one.profit_margin - week * 13,
          cash_runway_weeks: one.cash_runway_weeks * 90,
          weekly_footfall: one.weekly_footfall * 9000,
        })),
      ),
    ),
    advisories,
  ],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: [me, layout, records, advisories], theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: [me, layout, records, advisories], width: 390 })
