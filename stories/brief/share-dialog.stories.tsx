/** The dialog that shares a brief or a decision with people outside. */
import { api } from '#schema/api'
import { neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listSharesEmpty from '../../fixtures/share/listShares.empty.json'
import listSharesOfBrief from '../../fixtures/share/listShares.ofBrief.json'
import makeShareInvalid from '../../fixtures/share/makeShare.invalid.json'
import makeShare from '../../fixtures/share/makeShare.json'
import { changed, longer } from '../core/long-texts.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'
import { filled, firstRoute } from './brief-answers.ts'

export default { title: 'Signed in/Briefs/Share dialog' }

const dialog = '[role=dialog]'
const make: Step = { press: 'Make the link', inside: dialog }
const none = replayAny('listShares', listSharesEmpty)
const byMail = replayAny(
  'listShares',
  changed(listSharesOfBrief, api.listShares.output, (body) => ({ ...body, mail: 'mail' as const })),
)
const answers = [none, replayAny('makeShare', makeShare), ...filled]

const opened = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route: firstRoute, answers, acts: [{ press: 'Share outside' }, ...acts], ...more })

/** In a demo, which sends no mail; nothing was shared before. */
export const Open = opened()

/** The link is ready, and shown once. */
export const Made = opened({ acts: [make] })

/** With a mail server, and a link that was made before. */
export const ByMail = opened({ answers: [byMail, ...answers] })

/** The installation has no mail server. */
export const NoMailServer = opened({
  answers: [
    replayAny(
      'listShares',
      changed(listSharesEmpty, api.listShares.output, (body) => ({
        ...body,
        mail: 'no-mail-server' as const,
      })),
    ),
    ...answers,
  ],
})

/** The service refuses the day. */
export const Refused = opened({
  answers: [none, replayAny('makeShare', makeShareInvalid), ...filled],
  acts: [make],
})
export const InProgress = opened({ answers: [none, neverRespond('makeShare'), ...filled], acts: [make] })
export const Failed = opened({
  answers: [none, replayAny('makeShare', unavailable), ...filled],
  acts: [make],
})
export const LongText = opened({
  answers: [
    replayAny(
      'listShares',
      changed(listSharesOfBrief, api.listShares.output, (body) => ({
        mail: 'mail' as const,
        shares: body.shares.map((share) => ({
          ...share,
          mail: {
            state: 'refused' as const,
            to: `${longer('somebody.with.a.long.name', 60).replaceAll(' ', '.')}@insurer.example`,
            answer: longer('550 No such mailbox here', 200),
          },
        })),
      })),
    ),
    ...answers,
  ],
})
export const Dark = opened({ theme: 'dark', answers: [byMail, ...answers] })
export const Narrow = opened({ width: 390, answers: [byMail, ...answers] })
Narrow.storyName = '390'
