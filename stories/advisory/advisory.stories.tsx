/** The Advisories in every state, and every end that an answer can come to. */
import { api } from '#schema/api'
import acceptAdvisoryConflict from '../../fixtures/advisory/acceptAdvisory.conflict.json'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import dismissAdvisory from '../../fixtures/advisory/dismissAdvisory.json'
import listAdvisoriesAccepted from '../../fixtures/advisory/listAdvisories.accepted.json'
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisoriesFirst from '../../fixtures/advisory/listAdvisories.first.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listAdvisoriesSecond from '../../fixtures/advisory/listAdvisories.second.json'
import listAdvisoriesSettled from '../../fixtures/advisory/listAdvisories.settled.json'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Advisories' }

const route = '/nudges'
const me = answer('getMe', getMe)
const list = answer('listAdvisories', listAdvisories)
const settling = () => [
  me,
  answer('listAdvisories', listAdvisories, { once: true }),
  answer('listAdvisories', listAdvisoriesAccepted, { once: true }),
  answer('listAdvisories', listAdvisoriesSettled),
  answer('acceptAdvisory', acceptAdvisory),
  answer('dismissAdvisory', dismissAdvisory),
]

/** The first urgent advisory can be accepted, the second dismissed. */
export const Filled = story({ route, answers: settling })

/** The Advisor is about to be asked about the first one. */
export const Asked = story({ route, answers: settling, acts: [{ press: 'Ask about this' }] })

/** The choices come with the address. */
export const Chosen = story({ route: `${route}?filter=new&sort=date&tab=medium`, answers: settling })

const last = listAdvisories.body.filter(({ urgency }) => urgency === 'low').at(-1)
const hiding = last?.status === 'new' ? 'dismissed' : 'new'

/** A link names one of another tab than the first. */
export const Named = story({
  route: `${route}?filter=${hiding}&advisory=${last?.id ?? ''}`,
  answers: settling,
})

/** A link names one that is not there. */
export const NamedNowhere = story({ route: `${route}?advisory=never-was`, answers: settling })

/** The first one is accepted and the second dismissed. */
export const Settled = story({ route, answers: [me, answer('listAdvisories', listAdvisoriesSettled)] })

/** A business for which nothing was raised yet. */
export const Empty = story({ route, answers: [me, always('listAdvisories', listAdvisoriesEmpty)] })

/** More advisories than one page holds; the tabs count all of them. */
export const Pages = story({
  route,
  answers: () => [
    me,
    always('listAdvisories', listAdvisoriesFirst, { once: true }),
    answer('listAdvisories', listAdvisoriesSecond),
  ],
})

/** A link names one of the second page. */
export const NamedLater = story({
  route: `${route}?advisory=${listAdvisoriesSecond.body.at(-1)?.id ?? ''}`,
  answers: () => [
    me,
    always('listAdvisories', listAdvisoriesFirst, { once: true }),
    answer('listAdvisories', listAdvisoriesSecond),
  ],
})

/** The next page is on its way for good. */
export const PagesWaiting = story({
  route,
  answers: () => [
    me,
    always('listAdvisories', listAdvisoriesFirst, { once: true }),
    waiting('listAdvisories'),
  ],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, waiting('listAdvisories')] })

/** The list cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [me, always('listAdvisories', unavailable, { once: true }), list],
})

/** An answer is on its way for good. */
export const Answering = story({ route, answers: [me, list, waiting('acceptAdvisory')] })

/** Somebody else was faster. */
export const SettledMeanwhile = story({
  route,
  answers: () => [
    me,
    answer('listAdvisories', listAdvisories, { once: true }),
    answer('listAdvisories', listAdvisoriesAccepted),
    answer('acceptAdvisory', acceptAdvisoryConflict),
  ],
})

/** The answer does not reach the record. */
export const NotRecorded = story({ route, answers: [me, list, always('dismissAdvisory', unavailable)] })

/** The connection breaks over an answer that was recorded all the same. */
export const Unanswered = story({
  route,
  answers: () => [
    me,
    answer('listAdvisories', listAdvisories, { once: true }),
    answer('listAdvisories', listAdvisoriesAccepted),
    unreachable('acceptAdvisory'),
  ],
})

/** Texts as long as they can be. */
export const LongText = story({
  route,
  answers: [
    me,
    always(
      'listAdvisories',
      changed(listAdvisories, api.listAdvisories.output, (all) =>
        all.map((one, index) => ({
          ...one,
          title: index % 2 === 0 ? longer(one.title, 200) : unbroken(200),
          message: longer(one.message, 2000),
          suggestedAction: longer(one.title, 400),
          worth: unbroken(80),
        })),
      ),
    ),
  ],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: settling, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: settling, width: 390 })
