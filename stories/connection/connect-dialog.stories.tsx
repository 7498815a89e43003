/** The setup dialog of an integration. */
import listConnections from '../../fixtures/connection/listConnections.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { unbroken } from '../core/long-texts.ts'
import { noFeeds } from '../core/no-feeds.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Signed in/Integrations/Connect dialog' }

const route = '/connections'
const around = [replay('getMe', getMe), replay('listConnections', listConnections), noFeeds]
const inside = '[role=dialog]'

const connect = (more: Partial<StorySetting> = {}) =>
  story({ route: `${route}?connect=bank_account`, answers: around, ...more })
const sent: readonly Step[] = [
  { fill: 'Bank name', text: 'Bank of Moreton Bay' },
  { press: 'Connect', inside },
]

export const Open = connect()
export const InProgress = connect({ answers: [...around, neverRespond('createConnection')], acts: sent })
export const Failed = connect({
  answers: [...around, replayAny('createConnection', unavailable)],
  acts: sent,
})
export const LongText = connect({ acts: [{ fill: 'Bank name', text: unbroken(4000) }] })
export const Dark = connect({ theme: 'dark' })
export const Narrow = connect({ width: 390 })
Narrow.storyName = '390'
