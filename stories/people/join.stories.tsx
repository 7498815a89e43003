/** Accepting an invitation. */
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import acceptInvitation from '../../fixtures/people/acceptInvitation.json'
import acceptInvitationKnown from '../../fixtures/people/acceptInvitation.known.json'
import readInvitation from '../../fixtures/people/readInvitation.json'
import readInvitationUnknown from '../../fixtures/people/readInvitation.unknown.json'
import getMe from '../../fixtures/session/getMe.own.json'
import { unbroken } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Join' }

const route = `/join#${readInvitation.request.body.token}`
const read = replay('readInvitation', readInvitation)
const answers = [read, replay('acceptInvitation', acceptInvitation), replay('getMe', getMe), ...screenAnswers]
const shared = { route, answers, signedIn: false } as const
const send = [{ fill: 'Your name', text: 'Priya Nair' }, { press: 'Join Larkin' }]

/** The invitation, with what its role may do. */
export const Filled = story(shared)

/** No name was typed. */
export const Missing = story({ ...shared, acts: [{ press: 'Join Larkin' }] })

/** The link is being checked. */
export const Loading = story({ ...shared, answers: [neverRespond('readInvitation')] })

/** The link could not be checked; the second try works. */
export const LoadError = story({
  ...shared,
  answers: () => [networkError('readInvitation', { once: true }), ...answers],
})

/** The service cannot answer; the name stays filled in. */
export const Refused = story({
  ...shared,
  answers: [read, replayAny('acceptInvitation', unavailable)],
  acts: send,
})

/** The invitation was used, withdrawn or has expired. */
export const Over = story({ ...shared, answers: [replayAny('readInvitation', readInvitationUnknown)] })

/** Somebody with an account has to sign in to it. */
export const HasAccount = story({
  ...shared,
  answers: [read, replay('acceptInvitation', acceptInvitationKnown)],
  acts: send,
})

export const LongText = story({
  ...shared,
  answers: [
    replay('readInvitation', {
      ...readInvitation,
      body: { ...readInvitation.body, businessName: unbroken(110) },
    }),
  ],
})

export const Dark = story({ ...shared, theme: 'dark' })

export const Narrow = story({ ...shared, width: 390 })
Narrow.storyName = '390'
