/** Connects a system and pushes messages to its address, as the system would. */

import * as t from 'io-ts'
import { NewConnection } from '#schema/connection/connection'
import { Feed } from '#schema/import/pushed'
import { type Answer, decodeJson, freshAddress, type TestService } from '../core/service.ts'
import { type Signing, signOwn } from './sign-message.ts'

/** A connected system. */
export type PushClient = {
  readonly id: string
  readonly url: string
  readonly secret: string
  /** Sends a message, signed unless `headers` says otherwise. */
  readonly push: (message: unknown, how?: How) => Promise<Answer>
  /** What the connection has delivered, once everything stored is on record. */
  readonly feed: () => Promise<Feed>
}

type How = {
  readonly sign?: Signing
  readonly secret?: string
  readonly id?: string
  readonly headers?: Record<string, string>
}

/** Waits until no message of a workspace is waiting. */
export const settled = async ({ service }: TestService, workspace: string): Promise<void> => {
  const db = service.database.of(workspace)
  for (let turn = 0; turn < 400; turn++) {
    const waiting = await db
      .selectFrom('import_delivery')
      .select('id')
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('Messages still wait to be recorded.')
}

/** Connects a system of a demo business, replacing the one that may be there. */
export const connectSystem = async (
  running: TestService,
  session: string,
  {
    type = 'pos_orders',
    setupData = {},
    workspace = 'cafe',
  }: { type?: string; setupData?: object; workspace?: string } = {},
): Promise<PushClient> => {
  const listed = await running.call('GET', '/api/connections', { session })
  for (const one of decodeJson(t.array(t.type({ id: t.string, type: t.string })), listed))
    if (one.type === type) await running.call('DELETE', `/api/connections/${one.id}`, { session })
  const made = await running.call('POST', '/api/connections', { session, body: { type, setupData } })
  const { id, inbound } = decodeJson(NewConnection, made)
  if (!inbound) throw new Error('The connection has no address.')
  const { url, secret } = inbound
  return {
    id,
    url,
    secret,
    push: (message, { sign = signOwn, secret: other = secret, id: messageId, headers } = {}) => {
      const body = typeof message === 'string' ? message : JSON.stringify(message)
      const signed = sign({
        body,
        secret: other,
        url,
        now: running.service.now(),
        ...(messageId === undefined ? {} : { id: messageId }),
      })
      return running.call('POST', new URL(url).pathname, {
        raw: body,
        headers: { 'x-forwarded-for': freshAddress(), ...(headers ?? signed) },
      })
    },
    feed: async () => {
      await settled(running, workspace)
      const feeds = decodeJson(t.array(Feed), await running.call('GET', '/api/feeds', { session }))
      const own = feeds.find(({ connectionId }) => connectionId === id)
      if (!own) throw new Error('The connection has no feed.')
      return own
    },
  }
}
