import submitContactInvalid from '../../fixtures/contact/submitContact.invalid.json'
import submitContact from '../../fixtures/contact/submitContact.json'
import submitContactLimited from '../../fixtures/contact/submitContact.limited.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import { ContactPage } from '../../web/site/contact/ContactPage.tsx'
import { longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { answeredPage } from './answered-page.tsx'

export default { title: 'Public site/Contact' }

const route = '/contact-us'
const answers = [replay('submitContact', submitContact)]
const signedIn = false

/** A message can be sent. */
export const Filled = story({ route, answers, signedIn })

/** The query prefills some fields. */
export const Prefilled = story({
  route: '/contact-us?inquiryType=sales&subject=Schedule+a+demo&message=Next+week%2C+please',
  answers,
  signedIn,
})

/** A message is never answered. */
export const Loading = story({ route, answers: [neverRespond('submitContact')], signedIn })

/** The rate limit is reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [replayAny('submitContact', submitContactLimited, { once: true }), ...answers],
  signedIn,
})

/** The service refuses the email address. */
export const InvalidEmail = story({
  route,
  answers: [replayAny('submitContact', submitContactInvalid)],
  signedIn,
})

/** The service does not answer; the second try works. */
export const Unreachable = story({
  route,
  answers: () => [networkError('submitContact', { once: true }), ...answers],
  signedIn,
})

/** Sent without scripts. */
export const SentWithoutScripts = story({ route: '/contact-us?sent=contact', answers, signedIn })

/** Posted without scripts and refused. */
export const RefusedWithoutScripts = story({
  route,
  answers,
  signedIn,
  routes: answeredPage(route, <ContactPage />, {
    form: 'contact',
    values: {
      fullName: [''],
      email: ['noah at firm'],
      company: ['Taylor & Partners'],
      subject: ['Two venues'],
      message: ['Can both report\ninto one?'],
      inquiryType: ['partnership'],
      preferredContact: ['either'],
    },
    errors: {
      fullName: 'Fill this in',
      email: 'Enter a full email address, such as you@company.com.au',
    },
  }),
})

/** All fields full. */
export const LongText = story({
  route: `/contact-us?${new URLSearchParams({
    subject: longer('Two venues in one account', 300),
    message: longer('We run two venues.', 2000),
  })}`,
  answers,
  signedIn,
})

export const Dark = story({ route, answers, signedIn, theme: 'dark' })

export const Narrow = story({ route, answers, signedIn, width: 390 })
Narrow.storyName = '390'
