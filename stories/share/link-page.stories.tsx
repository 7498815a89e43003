/** The page behind a link for people outside. */
import { api } from '#schema/api'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import openShareDecision from '../../fixtures/share/openShare.decision.json'
import openShare from '../../fixtures/share/openShare.json'
import openShareNothing from '../../fixtures/share/openShare.nothing.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Shared link' }

const route = `/shared#${openShare.request.body.token}`
const answers = [replay('openShare', openShare)]
const outside = { route, answers, signedIn: false } as const

/** A brief with its receipts. */
export const Filled = story(outside)

/** A decision that came true. */
export const Decision = story({ ...outside, answers: [replay('openShare', openShareDecision)] })

/** The link has ended, was revoked, or never was: nobody can tell which. */
export const Nothing = story({ ...outside, answers: [replayAny('openShare', openShareNothing)] })

/** Not the whole link. */
export const Incomplete = story({ ...outside, route: '/shared#half' })

export const Loading = story({ ...outside, answers: [neverRespond('openShare')] })

/** The link could not be opened; the second try works. */
export const LoadError = story({
  ...outside,
  answers: () => [networkError('openShare', { once: true }), ...answers],
})

/** The service cannot answer. */
export const Refused = story({ ...outside, answers: [replayAny('openShare', unavailable)] })

export const LongText = story({
  ...outside,
  answers: [
    replay(
      'openShare',
      changed(openShare, api.openShare.output, (page) => ({
        ...page,
        businessName: unbroken(200),
        item:
          page.item.kind === 'brief'
            ? {
                ...page.item,
                title: longer('Decide <b>this</b> & that', 200),
                what: longer(page.item.what, 4000),
                topic: unbroken(300),
              }
            : page.item,
      })),
    ),
  ],
})

export const Dark = story({ ...outside, theme: 'dark' })

export const Narrow = story({ ...outside, width: 390 })
Narrow.storyName = '390'
