/** The Briefs screen: the list, and one brief. */
import { api } from '#schema/api'
import draftEmails from '../../fixtures/brief/draftEmails.json'
import generateBriefForecast from '../../fixtures/brief/generateBrief.forecast.json'
import generateBriefOpen from '../../fixtures/brief/generateBrief.open.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import getBriefMissing from '../../fixtures/brief/getBrief.missing.json'
import listLatestBriefsEmpty from '../../fixtures/brief/listLatestBriefs.empty.json'
import listLatestBriefsFirst from '../../fixtures/brief/listLatestBriefs.first.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import listLatestBriefsSecond from '../../fixtures/brief/listLatestBriefs.second.json'
import planSocialNone from '../../fixtures/brief/planSocial.none.json'
import proposeRosterNone from '../../fixtures/brief/proposeRoster.none.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listHoursEmpty from '../../fixtures/kpi/listHours.empty.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import {
  base,
  filled,
  firstRoute,
  hours,
  list,
  long,
  longActions,
  me,
  route,
  working,
} from './brief-answers.ts'

export default { title: 'Signed in/Briefs' }

/** Ten briefs; a new one can be generated. */
export const Filled = story({ route, answers: filled })

/** Several pages; the next one loads at the end of the list. */
export const SeveralPages = story({
  route,
  answers: () => [
    me,
    hours,
    replayAny('listLatestBriefs', listLatestBriefsFirst, { once: true }),
    replay('listLatestBriefs', listLatestBriefsSecond, { once: true }),
    neverRespond('listLatestBriefs'),
  ],
})

export const Open = story({ route: firstRoute, answers: filled })

/** The address names a brief that is not in the list. */
export const OpenNotInList = story({
  route: `${route}?brief=${getBrief.body.id}`,
  answers: filled,
})

/** A brief that says the records cannot answer the question. */
export const Unanswerable = story({
  route: `${route}?brief=${generateBriefOpen.body.id}`,
  answers: [me, hours, list, replayAny('getBrief', { ...generateBriefOpen, request: getBrief.request })],
})

/** A brief on what will be. */
export const Forecast = story({
  route: `${route}?brief=${generateBriefForecast.body.id}`,
  answers: [me, hours, list, replayAny('getBrief', { ...generateBriefForecast, request: getBrief.request })],
})

/** The working of every figure, behind one press. */
export const Working = story({
  route: `${route}?brief=${getBrief.body.id}`,
  answers: filled,
  acts: [{ press: 'Show the working' }],
})

/** The working fails to load at first; Try again works. */
export const WorkingLoadError = story({
  route: `${route}?brief=${getBrief.body.id}`,
  answers: () => [
    ...base,
    replay('getBrief', getBrief),
    replayAny('getBriefWorking', unavailable, { once: true }),
    working,
  ],
})

/** Another workspace's brief, or none. */
export const NotFound = story({
  route: `${route}?brief=never-was`,
  answers: [...base, replay('getBrief', getBriefMissing)],
})

/** A figure that no record supports is marked. */
export const UnverifiedFigure = story({
  route: firstRoute,
  answers: [
    me,
    hours,
    replayAny(
      'listLatestBriefs',
      changed(listLatestBriefs, api.listLatestBriefs.output, (all) =>
        all.map((one) => ({
          ...one,
          basis: {
            ...one.basis,
            unverified: ['41%', '$12,000'],
            advisor: {
              name: 'language-model' as const,
              model: 'a-language-model',
              promptVersion: 'brief-2',
              note: 'Two of its numbers are not on record.',
            },
          },
        })),
      ),
    ),
  ],
})

/** A business without records: no briefs, and actions that say so. */
export const Empty = story({
  route,
  answers: [
    me,
    replayAny('listLatestBriefs', listLatestBriefsEmpty),
    replayAny('proposeRoster', proposeRosterNone),
    replayAny('planSocial', planSocialNone),
    replayAny('draftEmails', { ...draftEmails, body: [] }),
  ],
})

/** Without recorded hours the chart shows a tagged sample. */
export const SampleHours = story({
  route: firstRoute,
  answers: [me, list, replayAny('listHours', listHoursEmpty)],
})

export const Loading = story({ route, answers: [me, neverRespond('listLatestBriefs')] })

/** One brief while it loads. */
export const OpenLoading = story({
  route: firstRoute,
  answers: [me, neverRespond('listLatestBriefs'), neverRespond('getBrief')],
})

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, hours, replayAny('listLatestBriefs', unavailable, { once: true }), list],
})

export const SignedOut = story({ route: firstRoute, answers: [], signedIn: false })

export const LongText = story({ route, answers: [me, replayAny('listLatestBriefs', long), ...longActions] })

/** One brief with texts of maximum length. */
export const OpenLongText = story({
  route: firstRoute,
  answers: [me, hours, replayAny('listLatestBriefs', long), ...longActions],
})

export const LongTextNarrow = story({
  route: firstRoute,
  answers: [me, hours, replayAny('listLatestBriefs', long), ...longActions],
  width: 390,
})
LongTextNarrow.storyName = 'Long text 390'

/** One brief. */
export const Dark = story({ route: firstRoute, answers: filled, theme: 'dark' })

/** The list; the state Dark has one brief open. */
export const ListDark = story({ route, answers: filled, theme: 'dark' })

/** The list. */
export const Narrow = story({ route, answers: filled, width: 390 })
Narrow.storyName = '390'

export const OpenNarrow = story({ route: firstRoute, answers: filled, width: 390 })
OpenNarrow.storyName = 'Open 390'
