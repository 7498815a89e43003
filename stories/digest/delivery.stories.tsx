/** Digests by mail in My Profile: the settings, and what became of each digest. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import readDigestDelivery from '../../fixtures/digest/readDigestDelivery.json'
import saveDigestScheduleInvalid from '../../fixtures/digest/saveDigestSchedule.invalid.json'
import saveDigestSchedule from '../../fixtures/digest/saveDigestSchedule.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/My profile/Digest by mail' }

const route = '/my-profile'
const profile = [replay('getMe', getMe), replay('getPersonalProfile', getPersonalProfile)]

const sent = [
  ['accepted', '2026-11-16', '250 OK: queued'],
  ['unconfirmed', '2026-11-09', undefined],
  ['refused', '2026-11-02', '550 No such mailbox'],
  ['deferred', '2026-10-26', '451 Try later'],
] as const

/** The answer of an installation with a mail server. */
const byMail = (title = 'An ordinary week: $17,458 in revenue') =>
  changed(readDigestDelivery, api.readDigestDelivery.output, (delivery) =>
    decodeOrThrow(
      api.readDigestDelivery.output,
      {
        ...delivery,
        by: 'mail',
        nextAt: '2026-11-22T21:00:00.000Z',
        recent: sent.map(([state, day, answer]) => ({
          id: `${day}-01a1f09a-3380-7000-8000-00000000000b`,
          kind: 'weekly',
          day,
          title,
          state,
          at: `${day}T21:00:01.000Z`,
          ...(answer === undefined ? {} : { answer: title.length > 100 ? longer(answer, 200) : answer }),
        })),
      },
      'A delivery',
    ),
  )

/** A mail server is set: the next digest, the sending time, and four earlier ones. */
export const Filled = story({
  route,
  answers: [
    ...profile,
    replayAny('readDigestDelivery', byMail()),
    replayAny('saveDigestSchedule', saveDigestSchedule),
  ],
})

/** No mail server is set. */
export const NoServer = story({
  route,
  answers: [...profile, replay('readDigestDelivery', readDigestDelivery)],
})

export const Loading = story({ route, answers: [...profile, neverRespond('readDigestDelivery')] })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    ...profile,
    replayAny('readDigestDelivery', unavailable, { once: true }),
    replayAny('readDigestDelivery', byMail()),
  ],
})

/** The sending time is refused. */
export const Refused = story({
  route,
  answers: [
    ...profile,
    replayAny('readDigestDelivery', byMail()),
    replayAny('saveDigestSchedule', saveDigestScheduleInvalid),
  ],
})

export const LongText = story({
  route,
  answers: [...profile, replayAny('readDigestDelivery', byMail(longer('The margin fell.', 200)))],
})

export const Dark = story({
  route,
  answers: [...profile, replayAny('readDigestDelivery', byMail())],
  theme: 'dark',
})

export const Narrow = story({
  route,
  answers: [...profile, replayAny('readDigestDelivery', byMail())],
  width: 390,
})
Narrow.storyName = '390'
