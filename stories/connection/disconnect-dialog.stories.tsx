/** The confirmation before an integration is disconnected. */
import listConnections from '../../fixtures/connection/listConnections.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { noFeeds } from '../core/no-feeds.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Signed in/Integrations/Disconnect dialog' }

const route = '/connections'
const around = [replay('getMe', getMe), replay('listConnections', listConnections), noFeeds]
const inside = '[role=dialog]'

const disconnect = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route, answers: around, acts: [{ press: 'Disconnect' }, ...acts], ...more })
const confirmed: readonly Step[] = [{ press: 'Disconnect', inside }]

export const Open = disconnect()
export const InProgress = disconnect({
  answers: [...around, neverRespond('removeConnection')],
  acts: confirmed,
})
export const Failed = disconnect({
  answers: [...around, replayAny('removeConnection', unavailable)],
  acts: confirmed,
})
export const Dark = disconnect({ theme: 'dark' })
export const Narrow = disconnect({ width: 390 })
Narrow.storyName = '390'
