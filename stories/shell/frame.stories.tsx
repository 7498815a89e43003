/** The frame around every screen: rail, top bar, menus, and what the session check makes of them. */
import { Me } from '#schema/session/session'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import signOut from '../../fixtures/session/signOut.json'
import { changed, longer } from '../core/longer.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Frame' }

const route = '/briefs'
const around = [...screenAnswers, answer('signOut', signOut)]
const answers = [answer('getMe', getMe), ...around]

/** Everything the frame knows is there. */
export const Filled = story({ route, answers })

/** Nothing is unread, so the inbox wears no number. */
export const Empty = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, unreadMemos: 0 })),
    ),
    ...around,
  ],
})

/** Before the session check has answered. */
export const Loading = story({ route, answers: [waiting('getMe'), ...around] })

/** The session check fails, so the login comes first. */
export const Refused = story({ route, answers: [always('getMe', unavailable), ...around] })

/** The service does not answer; nobody is signed out by that. */
export const Unreachable = story({ route, answers: [unreachable('getMe'), ...around] })

/** The same, but the second try reaches it. */
export const Reconnected = story({
  route,
  answers: () => [unreachable('getMe', { once: true }), ...answers],
})

/** Signing out does not reach the service, and signs out here all the same. */
export const SignOutLost = story({ route, answers: [unreachable('signOut'), ...answers] })

/** A business with a very long name. */
export const LongText = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, businessName: longer(me.businessName, 200), unreadMemos: 1204 })),
    ),
    ...around,
  ],
})

/** The same on a phone. */
export const LongTextNarrow = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, Me, (me) => ({ ...me, businessName: longer(me.businessName, 200) })),
    ),
    ...around,
  ],
  width: 390,
})

/** In the dark theme. */
export const Dark = story({ route, answers, theme: 'dark' })

/** In German, whose words are long. */
export const InGerman = story({ route, answers, language: 'de' })

/** The same on a phone. */
export const InGermanNarrow = story({ route, answers, language: 'de', width: 390 })

/** In Japanese. */
export const InJapanese = story({ route, answers, language: 'ja' })

/** The same on a phone. */
export const InJapaneseNarrow = story({ route, answers, language: 'ja', width: 390 })

/** On a phone. */
export const Narrow = story({ route, answers, width: 390 })
