/** Signing in to one's own workspace without a code by email: a passkey, a company account, a recovery code. */
import { type Fixture, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import getSignInWays from '../../fixtures/session/getSignInWays.json'
import signInByRecoveryCodeWrong from '../../fixtures/session/signInByRecoveryCode.wrong.json'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Other ways to sign in' }

const route = '/login'
const waysOffered = [
  replay('getSignInWays', getSignInWays),
  replay('signInByRecoveryCode', signInByRecoveryCodeWrong),
]

/** Somebody has a passkey and a recovery sheet. */
export const OtherWays = story({ route, answers: waysOffered, signedIn: false, signInWay: 'mail' })

const withCompany: Fixture = { ...getSignInWays, body: { ...getSignInWays.body, company: true } }
const byCompany = {
  answers: [replayAny('getSignInWays', withCompany)],
  signedIn: false,
  signInWay: 'mail',
} as const

/** The company's own sign-in is configured. */
export const CompanyAccount = story({ route, ...byCompany })

/** Nobody here has the address of the company account. */
export const CompanyAccountUnknown = story({ route: '/login?next=%2Fpeople#oidc=unknown', ...byCompany })

/** The company's sign-in does not answer. */
export const CompanyUnavailable = story({ route: '/login#oidc=unavailable', ...byCompany })

/** The company has said who it is, and the session is being opened. */
export const CompanyOpening = story({
  route: '/login#oidc=done',
  ...byCompany,
  answers: [...byCompany.answers, neverRespond('signInByOidc')],
})

/** The company's sign-in on a phone, dark. */
export const CompanyAccountNarrow = story({ route, ...byCompany, width: 390, theme: 'dark' })
CompanyAccountNarrow.storyName = 'Company account 390'

/** A recovery code that is wrong, was used or replaced. */
export const WrongRecoveryCode = story({
  route,
  answers: waysOffered,
  signedIn: false,
  signInWay: 'mail',
  acts: [
    { press: 'Use a recovery code' },
    { fill: 'Recovery code', text: signInByRecoveryCodeWrong.request.body.code },
    { press: 'Sign in with this code' },
  ],
})
