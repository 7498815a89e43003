/** The dialog that replaces the signing secret of a connected system. */
import listConnectionsTill from '../../fixtures/connection/listConnections.till.json'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import replaceSecret from '../../fixtures/connection/replaceConnectionSecret.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Signed in/Integrations/Replace secret dialog' }

const around = [
  replay('getMe', getMe),
  replay('listConnections', listConnectionsTill),
  replay('listFeeds', listFeedsWaiting),
]
const inside = '[role=dialog]'

const replace = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({
    route: '/connections?category=operations',
    answers: [...around, replay('replaceConnectionSecret', replaceSecret)],
    acts: [{ press: 'Replace' }, ...acts],
    ...more,
  })
const confirmed: readonly Step[] = [{ press: 'Replace', inside }]

export const Open = replace()
export const InProgress = replace({
  answers: [...around, neverRespond('replaceConnectionSecret')],
  acts: confirmed,
})
export const Failed = replace({
  answers: [...around, replayAny('replaceConnectionSecret', unavailable)],
  acts: confirmed,
})
export const Dark = replace({ theme: 'dark' })
export const Narrow = replace({ width: 390 })
Narrow.storyName = '390'
