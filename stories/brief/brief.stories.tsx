/** The Briefs in every state: the list, and one in full. */
import { api } from '#schema/api'
import draftEmails from '../../fixtures/brief/draftEmails.json'
import generateBriefOpen from '../../fixtures/brief/generateBrief.open.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import getBriefMissing from '../../fixtures/brief/getBrief.missing.json'
import listLatestBriefsEmpty from '../../fixtures/brief/listLatestBriefs.empty.json'
import listLatestBriefsFirst from '../../fixtures/brief/listLatestBriefs.first.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import listLatestBriefsSecond from '../../fixtures/brief/listLatestBriefs.second.json'
import planSocialNone from '../../fixtures/brief/planSocial.none.json'
import proposeRosterNone from '../../fixtures/brief/proposeRoster.none.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listHoursEmpty from '../../fixtures/kpi/listHours.empty.json'
import { changed } from '../core/longer.ts'
import { story } from '../core/story.tsx'
import { around, filled, firstRoute, hours, list, long, longActions, me, route } from './brief-answers.ts'

export default { title: 'Briefs' }

/** Ten briefs; a new one can be had on a topic. */
export const Filled = story({ route, answers: filled })

/** More briefs than are asked for at first: the next ones come as the end is reached. */
export const Pages = story({
  route,
  answers: () => [
    me,
    hours,
    always('listLatestBriefs', listLatestBriefsFirst, { once: true }),
    answer('listLatestBriefs', listLatestBriefsSecond, { once: true }),
    waiting('listLatestBriefs'),
  ],
})

/** One of them in full. */
export const Opened = story({ route: firstRoute, answers: filled })

/** An address that names a brief which the list does not hold opens it too. */
export const OpenedElsewhere = story({
  route: `${route}?brief=${getBrief.body.id}`,
  answers: filled,
})

/** One that says honestly that the records know nothing of the matter. */
export const OpenQuestion = story({
  route: `${route}?brief=${generateBriefOpen.body.id}`,
  answers: [me, hours, list, always('getBrief', { ...generateBriefOpen, request: getBrief.request })],
})

/** Somebody else's brief, or none. */
export const Missing = story({
  route: `${route}?brief=never-was`,
  answers: [...around, answer('getBrief', getBriefMissing)],
})

/** A figure that no record bears out is named as such. */
export const Unverified = story({
  route: firstRoute,
  answers: [
    me,
    hours,
    always(
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

/** A business without figures: no briefs, and actions that say so. */
export const Empty = story({
  route,
  answers: [
    me,
    always('listLatestBriefs', listLatestBriefsEmpty),
    always('proposeRoster', proposeRosterNone),
    always('planSocial', planSocialNone),
    always('draftEmails', { ...draftEmails, body: [] }),
  ],
})

/** Without hours on record, the chart is a tagged sample. */
export const SampleHours = story({
  route: firstRoute,
  answers: [me, list, always('listHours', listHoursEmpty)],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, waiting('listLatestBriefs')] })

/** A brief before it has come. */
export const LoadingOne = story({
  route: firstRoute,
  answers: [me, waiting('listLatestBriefs'), waiting('getBrief')],
})

/** The briefs cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [me, hours, always('listLatestBriefs', unavailable, { once: true }), list],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route: firstRoute, answers: [], signedIn: false })

/** Texts as long as they can be: the list. */
export const LongText = story({ route, answers: [me, always('listLatestBriefs', long), ...longActions] })

/** Texts as long as they can be: a brief. */
export const LongTextOpened = story({
  route: firstRoute,
  answers: [me, hours, always('listLatestBriefs', long), ...longActions],
})

/** The same on a phone. */
export const LongTextNarrow = story({
  route: firstRoute,
  answers: [me, hours, always('listLatestBriefs', long), ...longActions],
  width: 390,
})

/** In the dark theme: a brief. */
export const Dark = story({ route: firstRoute, answers: filled, theme: 'dark' })

/** In the dark theme: the list. */
export const DarkList = story({ route, answers: filled, theme: 'dark' })

/** On a phone: the list. */
export const Narrow = story({ route, answers: filled, width: 390 })

/** On a phone: a brief. */
export const NarrowOpened = story({ route: firstRoute, answers: filled, width: 390 })
