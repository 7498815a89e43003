/** Replies that are being streamed to a person whose access ends or narrows: nothing more arrives after a second. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { systemSources } from '../../service/runtime/open-service.ts'
import type { Followed } from '../change-feed/follow.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, join } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { type ManualThread, openManualThread } from './manual-thread.ts'

let bakery: Bakery
let ann: Browser
let thread: ManualThread
let people = 0
let cookie = ''

beforeAll(async () => {
  bakery = await startBakery({ sources: systemSources })
})
afterAll(() => bakery.running.stop())
beforeEach(async () => {
  people += 1
  ann = await join(bakery.running, bakery.owner, { email: `ann${people}@example.com`, role: 'executive' })
  cookie = [...ann.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  thread = await openManualThread(bakery.running, ann.session())
})
afterEach(() => thread.beside.stop().catch(() => {}))

const annId = async () => {
  const { members } = decodeJson(api.listPeople.output, await bakery.owner.call('GET', '/api/people'))
  return members.find(({ email }) => email === `ann${people}@example.com`)?.id
}
const untilNextYear = `${new Date().getFullYear() + 1}-12-31`
const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['is removed', async () => bakery.owner.call('DELETE', `/api/people/${await annId()}`)],
  [
    'becomes an auditor of another period',
    async () =>
      bakery.owner.call('PATCH', `/api/people/${await annId()}`, {
        ...{ role: 'auditor', until: untilNextYear },
        period: { from: untilNextYear, to: untilNextYear },
      }),
  ],
]

/** Events that arrive after a change. The stream ends by itself, while the advisor says nothing. */
const toTheEnd = async (followed: Followed): Promise<readonly string[]> =>
  (await followed.rest()).map(({ event }) => event ?? 'progress')

it.each(changes)('ends the reply to the question of a person who %s', async (_, change) => {
  const { asked } = await thread.startReply({ cookie })
  await change()
  expect(await toTheEnd(asked)).toEqual(['problem'])
})

it.each(changes)('ends the stream of a reply for a person who %s', async (_, change) => {
  const { replyId } = await thread.startReply({ cookie })
  const followed = await thread.followReply(replyId, { cookie })
  await followed.next()
  await change()
  expect(await toTheEnd(followed)).toEqual(['problem'])
})

it.each(changes)('refuses the rest of a reply as JSON to a person who %s', async (_, change) => {
  const asJson = { accept: 'application/json', cookie }
  const { beside, advisor } = thread
  const url = `${beside.baseUrl}/api/chat/send`
  const headers = { ...asJson, 'content-type': 'application/json', 'x-session-id': ann.session() }
  const body = JSON.stringify({ message: 'Well?', personaKey: 'risk_manager', threadId: thread.threadId })
  const asked = fetch(url, { method: 'POST', headers, body })
  await vi.waitFor(() => expect(advisor.asked).toBe(1), { timeout: 20_000 })
  advisor.say('A figure of this business.')
  const written = await fetch(`${beside.baseUrl}/api/chat/threads/${thread.threadId}`, { headers })
  const [turn] = decodeOrThrow(api.readThread.output, await written.json(), 'A thread')
  const followed = fetch(`${beside.baseUrl}/api/chat/replies/${turn?.pending?.replyId}`, { headers })
  await change()
  for (const answer of await Promise.all([asked, followed])) {
    expect([401, 403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('A figure')
  }
})
