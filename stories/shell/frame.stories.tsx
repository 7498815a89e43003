/** The frame around every screen: navigation, top bar, menus, and the session check. */
import { Me } from '#schema/session/session'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import signOut from '../../fixtures/session/signOut.json'
import { changed, longer } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Frame' }

const route = '/briefs'
const around = [...screenAnswers, replay('signOut', signOut)]
const answers = [replay('getMe', getMe), ...around]

export const Filled = story({ route, answers })

/** No unread memos, so the inbox shows no number. */
export const Empty = story({
  route,
  answers: [
    replayAny(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, unreadMemos: 0 })),
    ),
    ...around,
  ],
})

/** The session check has not been answered. */
export const Loading = story({ route, answers: [neverRespond('getMe'), ...around] })

/** The session check is refused, so the login appears. */
export const SessionRefused = story({ route, answers: [replayAny('getMe', unavailable), ...around] })

/** The service does not answer, which signs nobody out. */
export const Unreachable = story({ route, answers: [networkError('getMe'), ...around] })

/** The second try reaches the service. */
export const Reconnected = story({
  route,
  answers: () => [networkError('getMe', { once: true }), ...answers],
})

/** The sign-out is never answered, but takes effect in the browser. */
export const SignOutReplyLost = story({ route, answers: [networkError('signOut'), ...answers] })

/** A very long business name. */
export const LongText = story({
  route,
  answers: [
    replayAny(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, businessName: longer(me.businessName, 200), unreadMemos: 1204 })),
    ),
    ...around,
  ],
})

export const LongTextNarrow = story({
  route,
  answers: [
    replayAny(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, businessName: longer(me.businessName, 200) })),
    ),
    ...around,
  ],
  width: 390,
})
LongTextNarrow.storyName = 'Long text 390'

export const Dark = story({ route, answers, theme: 'dark' })

/** German has the longest words. */
export const German = story({ route, answers, language: 'de' })

export const GermanNarrow = story({ route, answers, language: 'de', width: 390 })
GermanNarrow.storyName = 'German 390'

/** Japanese has no spaces between words. */
export const Japanese = story({ route, answers, language: 'ja' })

export const JapaneseNarrow = story({ route, answers, language: 'ja', width: 390 })
JapaneseNarrow.storyName = 'Japanese 390'

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
