/** The digest as a page: the last week or month in 90 seconds. */
import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import readDigestEmpty from '../../fixtures/digest/readDigest.empty.json'
import readDigest from '../../fixtures/digest/readDigest.json'
import readDigestMonthly from '../../fixtures/digest/readDigest.monthly.json'
import readDigestWatching from '../../fixtures/digest/readDigest.watching.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Digest' }

const route = '/digest'
const me = replay('getMe', getMe)
const answers = [me, replay('readDigest', readDigest), replay('readDigest', readDigestMonthly)]

export const Filled = story({ route, answers })

/** The review of the last month. */
export const Monthly = story({ route: `${route}?of=monthly`, answers })

/** The reader watches the margin, which is in the digest whether or not it moved. */
export const Watching = story({ route, answers: [me, replay('readDigest', readDigestWatching)] })

/** Nothing is on record: how to start, and no figure. */
export const Empty = story({ route, answers: [me, replayAny('readDigest', readDigestEmpty)] })

/** An adviser cannot import a file. */
export const EmptyAdviser = story({
  route,
  answers: [replay('getMe', getMeAdviser), replayAny('readDigest', readDigestEmpty)],
})

export const Loading = story({ route, answers: [me, neverRespond('readDigest')] })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('readDigest', unavailable, { once: true }), ...answers.slice(1)],
})

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'readDigest',
      changed(readDigest, api.readDigest.output, (digest) => ({
        ...digest,
        title: longer(digest.title, 200),
        ...(digest.decision
          ? {
              decision: {
                ...digest.decision,
                title: unbroken(200),
                choices: digest.decision.choices.map((choice) => ({
                  ...choice,
                  name: longer(choice.name, 200),
                })),
              },
            }
          : {}),
        missing: [{ text: longer('The records end on 8 November.', 400), path: '/imports' as const }],
      })),
    ),
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
