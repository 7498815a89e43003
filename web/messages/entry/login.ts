/** Texts of the login page. */
import type { DemoBusiness } from '#schema/session/session'
import { area } from '../../core/language.ts'

const demos: Readonly<Record<DemoBusiness, { readonly name: string; readonly about: string }>> = {
  cafe: { name: 'Café', about: 'Hospitality and food service' },
  realestate: { name: 'Real estate', about: 'Residential sales and rentals' },
  consulting: { name: 'Consulting', about: 'Professional services' },
}

/** Why a sign-in with a company account failed, by its code. */
const companyFailures: { readonly [outcome: string]: string } = {
  expired: 'That sign-in was not finished in this browser within 10 minutes. Please try again.',
  insecure: 'Signing in works over https, or on the machine that runs Jarvin. Nothing was recorded.',
  unavailable: 'Your company’s sign-in is not responding. Try again in a minute, or use your email.',
  declined:
    'Your company’s sign-in did not let you in. You may have gone back, or your account may not be allowed to use Jarvin.',
  refused:
    'Your company’s sign-in sent an answer that Jarvin cannot trust. Try again. If it happens again, tell the person who runs Jarvin.',
  unverified:
    'Your company’s sign-in has not verified your email address, so Jarvin cannot tell who you are. Use your email instead.',
  unknown:
    'Nobody here has the email address of that account. If you were invited, open the link in your invitation first.',
  other:
    'This person signs in here with a different company account. Use your email, then unlink the old account in My Profile.',
}

export const loginText = area('login', {
  windowTitle: 'Sign in | Jarvin',
  home: 'Jarvin, to the home page',
  sampleLabel: 'A sample of what you will read',
  byInvitation: 'Early access is by invitation.',
  requestAccess: 'Request Access',
  title: 'Sign in',
  lead: 'Enter your email for a sign-in link. No password.',
  sessionOver: 'Your session has ended. Sign in to pick up where you left off.',
  failed: 'Login failed',
  tryAgain: 'Please try again',

  email: 'Email address',
  emailRequired: 'Email required',
  emailMissing: 'Please enter your email address',
  emailMistyped: 'Enter a full email address, such as you@company.com.au',
  sendLink: 'Send Magic Link',
  linkSent: 'Magic link sent!',
  checkEmail: 'Check your email for the login link',
  notReallySent: 'Check your email for the login link (demo mode - link not actually sent)',
  needsJavaScript: 'Signing in needs JavaScript, which this browser does not run.',

  codeFilledIn: (email: string) => `The code for ${email} has been filled in from your email.`,
  codeMailed: (email: string) =>
    `If ${email} has an account, a six-digit code is on its way there. It works for 10 minutes, in this browser.`,
  codePrinted: (email: string) =>
    `If ${email} has an account, a six-digit code has appeared in the terminal where Jarvin was started. It works for 10 minutes, in this browser.`,
  code: 'Code',
  sixDigits: 'Enter the six digits',
  onlyHere: 'It works only in the browser that asked for it.',
  codeAgain: 'If this address has an account, a new code is on its way. Earlier ones no longer work.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  newCode: 'Send a new code',
  otherAddress: 'Use another address',

  otherWays: 'Other ways to sign in',
  passkey: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your device…',
  deviceSilent: 'Your device did not answer. Try again, or use your email.',
  company: 'Sign in with your company account',
  companyFailures,
  recovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'Six groups of four, from your printed sheet. Each code works once.',
  recoveryMissing: 'Enter one of the codes on your sheet',
  recoverySignIn: 'Sign in with this code',

  demosTitle: 'Or look around with a sample business',
  demos,
  opening: 'Opening…',

  brief: {
    kind: 'Decision brief',
    title: 'Tuesday afternoon costs more than it earns',
    /** `{1}` is the place of the first figure. */
    prose:
      'Weekday lunch covers fell {1} while the wage line rose {2}. Move one shift from Tuesday to Saturday morning and margin returns to about {3}.',
    figures: ['6%', '7.9%', '13.4%'],
    receipts: [
      { name: 'Weekday lunch covers', source: 'Point of sale, week 47' },
      { name: 'Wage line $6,105', source: 'Payroll, week 47' },
      { name: 'Projected margin', source: 'Computed from 1 and 2' },
    ],
    verified: 'Verified',
  },
})
