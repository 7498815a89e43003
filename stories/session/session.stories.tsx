/** The login, and the screens after it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type Fixture, networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import listAuditMasked from '../../fixtures/decision-log/listAudit.masked.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import getSignInWaysNone from '../../fixtures/session/getSignInWays.none.json'
import requestCode from '../../fixtures/session/requestCode.json'
import signIn from '../../fixtures/session/signIn.json'
import signInByCode from '../../fixtures/session/signInByCode.json'
import signInByCodeWrong from '../../fixtures/session/signInByCode.wrong.json'
import signOut from '../../fixtures/session/signOut.json'
import { LoginPage } from '../../web/session/LoginPage.tsx'
import { PublicRoute } from '../../web/shell/PublicRoute.tsx'
import { nothingOnRecord, screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Login' }

const nobody = () => Promise.reject(new Error('Nobody signs in without scripts.'))
const asSent = renderToStaticMarkup(<LoginPage onSignIn={nobody} send={nobody} onEnter={nobody} />)

const AsSent = () => (
  <PublicRoute title="Sign in | Jarvin">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as rendered by the service, without scripts */}
    <div dangerouslySetInnerHTML={{ __html: asSent }} />
  </PublicRoute>
)

const route = '/login'
const inside = [
  replay('getMe', getMe),
  replay('listAudit', listAuditMasked),
  replayAny('countAudit', countAudit),
  replay('signOut', signOut),
  ...screenAnswers,
]
const answers = [replay('signIn', signIn), ...inside]

/** Each of the three businesses can be opened. */
export const Filled = story({ route, answers, signedIn: false })

/** A business is being opened. */
export const SigningIn = story({
  route,
  answers: [neverRespond('signIn')],
  signedIn: false,
  acts: [{ press: 'Café' }],
})

/** The prerendered page; controls that need scripts are disabled. */
export const WithoutScripts = story({
  route,
  answers: [],
  signedIn: false,
  routes: [{ path: route, element: <AsSent /> }],
})

/** A chosen business never opens. */
export const Loading = story({ route, answers: [neverRespond('signIn')], signedIn: false })

/** The first try is refused; the second works. */
export const Refused = story({
  route,
  answers: () => [replayAny('signIn', unavailable, { once: true }), ...answers],
  signedIn: false,
})

/** The service does not answer. */
export const Unreachable = story({ route, answers: [networkError('signIn')], signedIn: false })

const askedFor = 'tess@larkinstreetbakery.com.au'
const byMail: Fixture = { ...requestCode, body: { delivery: 'mail' } }
const own = [
  replay('getSignInWays', getSignInWaysNone),
  replay('signInByCode', signInByCode),
  replayAny('getMe', getMeOwn),
  ...nothingOnRecord,
  ...inside,
]
const linkOfMail = `/login#code=${signInByCode.request.body.code}&email=${encodeURIComponent(askedFor)}`
const ask = [{ fill: 'Email address', text: askedFor }, { press: 'Send Magic Link' }]
const byCode = { route, signedIn: false, signInWay: 'mail', acts: ask } as const

/** The code is on its way by mail; the answer is the same for every address. */
export const CodeByMail = story({ ...byCode, answers: [replayAny('requestCode', byMail), ...own] })

/** There is no mail: the code shows in the terminal. */
export const CodeInTerminal = story({
  ...byCode,
  signInWay: 'terminal',
  answers: [replay('requestCode', requestCode), ...own],
})

/** The code is wrong, already used or expired. */
export const WrongCode = story({
  ...byCode,
  answers: [
    replay('getSignInWays', getSignInWaysNone),
    replayAny('requestCode', byMail),
    replay('signInByCode', signInByCodeWrong),
  ],
  acts: [...ask, { fill: 'Code', text: '000000' }, { press: 'Sign in' }],
})

/** The mail's link has filled the code in; only the button spends it. */
export const FromTheMail = story({
  ...byCode,
  route: linkOfMail,
  answers: own,
  acts: [],
})

/** No answer to the request for a code; the address stays. */
export const CodeUnreachable = story({
  ...byCode,
  answers: [networkError('getSignInWays'), networkError('requestCode')],
})

/** The mail's link on a phone. */
export const FromTheMailNarrow = story({
  ...byCode,
  route: linkOfMail,
  answers: own,
  acts: [],
  width: 390,
})
FromTheMailNarrow.storyName = 'From the mail 390'

/** A protected path was requested; the sign-in returns to it. */
export const ReturnToPage = story({ route: '/audit', answers, signedIn: false })

/** The requested path is on another site; the sign-in opens the dashboard instead. */
export const UnsafeRedirect = story({ route: '/login?next=//elsewhere.example', answers, signedIn: false })

/** A signed-in user skips the login. */
export const AlreadySignedIn = story({ route, answers: inside })

/** The service has ended the session. */
export const SessionEnded = story({
  route: '/briefs',
  answers: [replayAny('getMe', getMeUnauthenticated), ...screenAnswers],
})

/** The ended session was in German. */
export const GermanSessionEnded = story({
  route: '/briefs',
  answers: [replayAny('getMe', getMeUnauthenticated), ...screenAnswers],
  language: 'de',
})

/** A profile page reports the ended session in place. */
export const SessionEndedOnForm = story({
  route: '/my-profile',
  answers: [replayAny('getMe', getMeUnauthenticated), neverRespond('getPersonalProfile')],
})

export const Dark = story({ route, answers, signedIn: false, theme: 'dark' })

export const Narrow = story({ route, answers, signedIn: false, width: 390 })
Narrow.storyName = '390'
