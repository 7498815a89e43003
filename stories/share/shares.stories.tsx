/** All links for people outside. */
import { api } from '#schema/api'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import listSharesEmpty from '../../fixtures/share/listShares.empty.json'
import listShares from '../../fixtures/share/listShares.json'
import revokeShareConflict from '../../fixtures/share/revokeShare.conflict.json'
import revokeShare from '../../fixtures/share/revokeShare.json'
import { changed, unbroken } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Shared links' }

const route = '/links'
const me = replay('getMe', getMe)
const list = replayAny('listShares', listShares)
const answers = [me, list, replayAny('revokeShare', revokeShare), ...screenAnswers]
const revoke = [{ press: 'Revoke' }]

/** One that works, one that was opened, one that was revoked. */
export const Filled = story({ route, answers })

/** Mails in each state; one link has ended. */
export const ByMail = story({
  route,
  answers: [
    me,
    replayAny(
      'listShares',
      changed(listShares, api.listShares.output, (body) => ({
        ...body,
        mail: 'mail' as const,
        shares: body.shares.map((share, at) => ({
          ...share,
          state: at === 2 ? ('ended' as const) : share.state,
          mail:
            at === 0
              ? { state: 'accepted' as const, to: 'ann@bank.example' }
              : at === 1
                ? { state: 'withdrawn' as const, to: 'ben@broker.example' }
                : {
                    state: 'refused' as const,
                    to: 'cara@insurer.example',
                    answer: '550 No such mailbox',
                  },
        })),
      })),
    ),
  ],
})

/** Reads the list, and revokes nothing. */
export const ForAnAdviser = story({ route, answers: [replay('getMe', getMeAdviser), list, ...screenAnswers] })

/** The question before a link is revoked. */
export const Revoking = story({ route, answers, acts: revoke })

/** Somebody else revoked it first. */
export const Refused = story({
  route,
  answers: [me, list, replayAny('revokeShare', revokeShareConflict)],
  acts: [...revoke, { press: 'Revoke', inside: '[role=dialog]' }],
})

export const Empty = story({ route, answers: [me, replayAny('listShares', listSharesEmpty)] })
export const Loading = story({ route, answers: [me, neverRespond('listShares')] })
export const LoadError = story({
  route,
  answers: () => [me, replayAny('listShares', unavailable, { once: true }), list],
})
export const SignedOut = story({
  route,
  answers: [replay('getMe', getMeUnauthenticated), replay('listAdvisories', listAdvisories)],
  signedIn: false,
})
export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'listShares',
      changed(listShares, api.listShares.output, (body) => ({
        ...body,
        shares: body.shares.map((share) => ({
          ...share,
          title: unbroken(200),
          mail: { state: 'refused' as const, to: `${unbroken(200)}@bank.example`, answer: unbroken(200) },
        })),
      })),
    ),
  ],
})
export const Dark = story({ route, answers, theme: 'dark' })
export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
