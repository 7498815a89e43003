/** Part `inbound`: pushed sales that are repeated, out of order or wrongly signed, while the service is killed again and again. */
import * as t from 'io-ts'
import { api } from '#schema/api'
import { NewConnection } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { Feed } from '#schema/import/pushed'
import { buildWebWhenStale } from '../../service/site/web-build.ts'
import { root } from '../core/execute.ts'
import { signOwn } from '../import/sign-message.ts'
import type { Bench } from './bench-run.ts'
import { makeCrashFolder } from './crash-folder.ts'
import { startOn } from './crash-round.ts'
import { percentile } from './measure.ts'
import type { ServiceProcess } from './service-process.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const dayMs = 86_400_000
const clients = 8

/** A message of a till, and the id given by its system. */
type Message = { readonly id: string; readonly body: object }

const cents = (number: number): number => 500 + ((number * 7919) % 4000)
const amount = (number: number, version: number): string => ((cents(number) + version) / 100).toFixed(2)

/** `count` deliveries in random order: sales, a correction of every tenth, and enough repeats to make three in ten. */
const deliveriesOf = (count: number) => {
  const distinct = Math.round(count * 0.7)
  const sales = Math.round(distinct / 1.1)
  const from = Date.now() - 20 * dayMs
  const message = (number: number, version: number): Message => ({
    id: `msg-${number}-${version}`,
    body: {
      type: version === 0 ? 'sale.recorded' : 'sale.corrected',
      timestamp: new Date(from + 10 * dayMs + version * 1000).toISOString(),
      data: {
        id: `sale-${number}`,
        at: new Date(from + (number % 10) * dayMs).toISOString(),
        amount: amount(number, version),
      },
    },
  })
  const first = Array.from({ length: sales }, (_, number) => message(number, 0))
  const corrections = Array.from({ length: distinct - sales }, (_, at) => message(at * 10, 1))
  const all = [...first, ...corrections]
  const repeats = Array.from(
    { length: count - all.length },
    () => all[Math.floor(Math.random() * all.length)],
  )
  const expected = new Map<string, string>(
    Array.from({ length: sales }, (_, number) => {
      const isCorrected = number % 10 === 0 && number / 10 < corrections.length
      return [`sale-${number}`, amount(number, isCorrected ? 1 : 0)]
    }),
  )
  const mixed = [...all, ...repeats.flatMap((one) => one ?? [])]
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
  return { mixed, expected, repeats: repeats.length }
}

const connectTill = async (service: ServiceProcess, session: string) => {
  const listed = await service.call('GET', '/connections', { session })
  for (const { id, type } of decodeOrThrow(
    api.listConnections.output,
    JSON.parse(listed.text),
    'Connections',
  ))
    if (type === 'pos_orders') await service.call('DELETE', `/connections/${id}`, { session })
  const made = await service.call('POST', '/connections', {
    session,
    body: { type: 'pos_orders', setupData: {} },
  })
  const { id, inbound: address } = decodeOrThrow(NewConnection, JSON.parse(made.text), 'A connection')
  if (!address) throw new Error('The connection has no address.')
  return { id, ...address }
}

/** Numbers and totals on record, as exported. */
const onRecord = async (
  service: ServiceProcess,
  session: string,
): Promise<readonly (readonly string[])[]> => {
  const made = await service.call('POST', '/records/exports', {
    session,
    body: { kind: 'sales', format: 'csv' },
  })
  const { exportId } = decodeOrThrow(api.exportRecords.output, JSON.parse(made.text), 'An export')
  const { text } = await service.call('GET', `/records/exports/${exportId}`, { session })
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => [cells[2] ?? '', cells[7] ?? ''])
}

const settledFeed = async (service: ServiceProcess, session: string, id: string, rows: number) => {
  for (let turn = 0; ; turn++) {
    const { text } = await service.call('GET', '/feeds', { session })
    const feed = decodeOrThrow(t.array(Feed), JSON.parse(text), 'Feeds').find(
      (one) => one.connectionId === id,
    )
    if (feed && (feed.rows >= rows || turn === 400)) return feed
    await pause(100)
  }
}

export const inbound = async ({ print, isQuick }: Bench): Promise<unknown> => {
  await buildWebWhenStale({ root, log: print })
  const count = isQuick ? 200 : 1000
  const kills = isQuick ? 1 : 3
  const folder = await makeCrashFolder([], 0)
  let service = (await startOn(folder)).service
  try {
    const session = await service.signIn('cafe')
    const till = await connectTill(service, session)
    const { mixed, expected, repeats } = deliveriesOf(count)
    const path = new URL(till.url).pathname.replace(/^\/api/, '')
    const latencies: number[] = []
    let [sent, again, forged] = [0, 0, 0]
    let restart: Promise<void> | undefined
    let killed = 0
    const killNow = async () => {
      await service.kill()
      service = (await startOn(folder, session)).service
      restart = undefined
    }
    /** Sends until it is acknowledged, as a system does. */
    const deliver = async ({ id, body }: Message): Promise<void> => {
      for (;;) {
        await restart
        const at = service
        const signed = signOwn({
          body: JSON.stringify(body),
          secret: till.secret,
          url: till.url,
          now: new Date(),
          id,
        })
        const from = performance.now()
        const answer = await at.call('POST', path, { body, headers: signed }).catch(() => undefined)
        if (answer?.status === 200) {
          latencies.push(performance.now() - from)
          return
        }
        if (answer && answer.status < 500)
          throw new Error(`A message was answered ${answer.status}: ${answer.text}`)
        again += 1
        await pause(20)
      }
    }
    const forge = async (message: Message): Promise<void> => {
      const headers = { ...signOwn({ body: 'other', secret: till.secret, url: till.url, now: new Date() }) }
      const answer = await service.call('POST', path, { body: message.body, headers }).catch(() => undefined)
      if (answer && answer.status < 500 && answer.status !== 401)
        throw new Error(`A wrong signature was answered ${answer.status}.`)
      forged += 1
    }
    const queue = [...mixed]
    const loop = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        await deliver(next)
        sent += 1
        if (sent % 10 === 0) await forge(next)
        const due = Math.floor((sent * (kills + 1)) / count)
        if (due > killed && killed < kills && !restart) {
          killed += 1
          restart = killNow()
        }
      }
    }
    await Promise.all(Array.from({ length: clients }, loop))
    await restart
    const feed = await settledFeed(service, session, till.id, expected.size)
    // Another row might arrive late.
    await pause(500)
    const rows = await onRecord(service, session)
    const wrong = rows.filter(([number = '', total]) => expected.get(number) !== total)
    if (rows.length !== expected.size || wrong.length > 0 || feed.failed > 0)
      throw new Error(
        `${rows.length} rows instead of ${expected.size}, ${wrong.length} wrong (${wrong.slice(0, 5).join(' ')}), ${feed.failed} failed`,
      )
    const p99 = percentile(latencies, 0.99)
    print(
      `${count} deliveries in random order, ${repeats} of them repeats, ${forged} more with a wrong signature (all 401), kill -9 ${killed} times: ${rows.length} sales on record, each once and in its latest version; ${again} were sent again after a kill`,
    )
    print(
      `Acknowledged in ${percentile(latencies, 0.5).toFixed(1)} ms at the median, ${p99.toFixed(1)} ms at p99 (aim 50), with ${clients} at a time`,
    )
    return { count, repeats, forged, killed, again, rows: rows.length, p99 }
  } finally {
    await service.kill()
    await folder.remove()
  }
}
