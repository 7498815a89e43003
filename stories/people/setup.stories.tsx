/** The setup of the first workspace, and a link of `npm run owner`. */
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import readSetupLink from '../../fixtures/people/readSetupLink.json'
import readSetupLinkOwner from '../../fixtures/people/readSetupLink.owner.json'
import readSetupLinkUnknown from '../../fixtures/people/readSetupLink.unknown.json'
import setUpInvalid from '../../fixtures/people/setUp.invalid.json'
import setUp from '../../fixtures/people/setUp.json'
import setUpUnknown from '../../fixtures/people/setUp.unknown.json'
import getMe from '../../fixtures/session/getMe.own.json'
import { forgetSetup, keepSetup, type SetupStep } from '../../web/people/setup/kept-form.ts'
import type { SetupForm } from '../../web/people/setup/setup-form.ts'
import { unbroken } from '../core/long-texts.ts'
import { nothingOnRecord, screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Setup' }

const route = `/setup#${readSetupLink.request.body.token}`
const inside = [replay('getMe', getMe), ...nothingOnRecord, ...screenAnswers]
const answers = [replay('readSetupLink', readSetupLink), replay('setUp', setUp), ...inside]
const shared = { route, answers, signedIn: false } as const

const bakery: SetupForm = {
  name: 'Larkin Street Bakery',
  trade: 'cafe',
  suburb: 'Red Hill',
  state: 'QLD',
  zone: '',
  fiscalYearStart: '07-01',
  person: 'Tess Hanrahan',
  email: 'tess@larkinstreetbakery.com.au',
}
const typed = (step: SetupStep, form = bakery) => ({ before: () => keepSetup({ step, form }) })
const untouched = { before: forgetSetup }

/** The business is described; the input survives a reload. */
export const Filled = story({ ...shared, ...typed('business') })

/** Nothing has been typed yet. */
export const Empty = story({ ...shared, ...untouched })

/** Each field of the first step shows its error beside it. */
export const Missing = story({ ...shared, ...untouched, acts: [{ press: 'Continue' }] })

/** Time zone, currency and financial year are chosen by hand. */
export const Counting = story({ ...shared, ...typed('business'), acts: [{ press: 'Change' }] })

/** The second step: the owner. */
export const Owner = story({ ...shared, ...typed('owner') })

/** The last step: a passkey, or a code each time. */
export const SignIn = story({ ...shared, ...typed('signIn') })

/** The link is being checked. */
export const Loading = story({ ...shared, ...untouched, answers: [neverRespond('readSetupLink')] })

/** The link could not be checked; the second try works. */
export const LoadError = story({
  ...shared,
  ...untouched,
  answers: () => [networkError('readSetupLink', { once: true }), ...answers],
})

/** The service refuses fields: the step with the first of them opens, and nothing is lost. */
export const Refused = story({
  ...shared,
  ...typed('signIn'),
  answers: [replayAny('setUp', setUpInvalid), ...answers],
  acts: [{ press: 'Create passkey' }],
})

/** The service cannot answer; the next try may work. */
export const Unavailable = story({
  ...shared,
  ...typed('signIn'),
  answers: [replayAny('setUp', unavailable), ...answers],
  acts: [{ press: 'Create passkey' }],
})

/** Somebody else used the link first. */
export const UsedMeanwhile = story({
  ...shared,
  ...typed('signIn'),
  answers: [replayAny('setUp', setUpUnknown), ...answers],
  acts: [{ press: 'Create passkey' }],
})

/** The link was used or replaced. */
export const Spent = story({
  ...shared,
  ...untouched,
  answers: [replayAny('readSetupLink', readSetupLinkUnknown)],
})

/** A part of the link is missing. */
export const Incomplete = story({ ...shared, ...untouched, route: '/setup#short', answers: [] })

/** A link of `npm run owner` asks for a name only. */
export const OwnerLink = story({
  ...shared,
  ...untouched,
  answers: [replayAny('readSetupLink', readSetupLinkOwner), ...answers],
})

export const LongText = story({
  ...shared,
  ...typed('owner', { ...bakery, name: unbroken(110), suburb: unbroken(60), person: unbroken(60) }),
})

export const Dark = story({ ...shared, ...typed('business'), theme: 'dark' })

export const Narrow = story({ ...shared, ...typed('signIn'), width: 390 })
Narrow.storyName = '390'
