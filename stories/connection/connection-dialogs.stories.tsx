/** The setup dialog of an integration, and the confirmation before disconnecting. */
import listConnections from '../../fixtures/connection/listConnections.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { unbroken } from '../core/long-texts.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Integrations: dialogs' }

const route = '/connections'
const around = [answer('getMe', getMe), answer('listConnections', listConnections)]
const inside = '[role=dialog]'

const connect = (more: Partial<StorySetting> = {}) =>
  story({ route: `${route}?connect=bank_account`, answers: around, ...more })
const sent: readonly Step[] = [
  { fill: 'Bank name', text: 'Bank of Moreton Bay' },
  { press: 'Connect', inside },
]

export const ConnectOpened = connect()
export const ConnectWorking = connect({ answers: [...around, waiting('createConnection')], acts: sent })
export const ConnectFailed = connect({
  answers: [...around, always('createConnection', unavailable)],
  acts: sent,
})
export const ConnectLongText = connect({ acts: [{ fill: 'Bank name', text: unbroken(4000) }] })
export const ConnectDark = connect({ theme: 'dark' })
export const ConnectNarrow = connect({ width: 390 })

const disconnect = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route, answers: around, acts: [{ press: 'Disconnect' }, ...acts], ...more })
const confirmed: readonly Step[] = [{ press: 'Disconnect', inside }]

export const DisconnectOpened = disconnect()
export const DisconnectWorking = disconnect({
  answers: [...around, waiting('removeConnection')],
  acts: confirmed,
})
export const DisconnectFailed = disconnect({
  answers: [...around, always('removeConnection', unavailable)],
  acts: confirmed,
})
export const DisconnectDark = disconnect({ theme: 'dark' })
export const DisconnectNarrow = disconnect({ width: 390 })
