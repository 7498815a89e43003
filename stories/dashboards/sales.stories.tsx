/** Sales & Marketing in every state. */
import { api } from '#schema/api'
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

export default { title: 'Sales & Marketing' }

const route = '/dashboard/sales-marketing'
const me = answer('getMe', getMe)
const layout = answer('getLayout', getLayout)
const records = answer('listKpis', listKpis)
const hours = answer('listHours', listHours)
const filled = [me, layout, records, hours]

/** A year of weeks, and the hours of the last two months. */
export const Filled = story({ route, answers: filled })

/** A new business: only sample content. */
export const Empty = story({
  route,
  answers: [me, layout, always('listKpis', listKpisEmpty), always('listHours', listHoursEmpty)],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, layout, waiting('listKpis'), waiting('listHours')] })

/** The records cannot be reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [
    me,
    layout,
    always('listKpis', unavailable, { once: true }),
    records,
    always('listHours', unavailable, { once: true }),
    hours,
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
    layout,
    records,
    hours,
  ],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: filled, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: filled, width: 390 })
