/**
 * Part `first-owner`: 100 visitors use the same setup link at once, through two services that share only the database.
 * Exactly one may become the owner.
 */

import type pg from 'pg'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { finishOpenings, issueSetupLink, projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import { bakery } from '../people/account-client.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { median } from './measure.ts'

const visitors = 100

/** Two services on one database that know nothing of each other, like two processes. */
const servicesOf = async (url: string) => {
  const open = async () => {
    const service = openService(url, projections, systemSources, () => {})
    const app = createApp(service, openLog('silent'), undefined, { changesPerMinute: 1e6, dailyBytes: 0 })
    return { service, ...(await listen(app.set('trust proxy', 1), 0)) }
  }
  return [await open(), await open()]
}

type Round = { readonly ms: number; readonly unavailable: number }

/** Removes every row, bypassing the triggers that protect a history: faster than a new database for each round. */
const empty = async (owner: pg.Client, kept: readonly string[]): Promise<void> => {
  await owner.query('set session_replication_role = replica')
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [kept],
  )
  await owner.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
}

/** Tables that have rows before anybody has come. */
const filledTables = async (owner: pg.Client): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', tablename), false, true, ''))::text <> '{0}'`,
  )
  return rows.map(({ name }) => name)
}

/** One installation: two services that have just started. */
const round = async (serviceUrl: string, owner: pg.Client, kept: readonly string[]): Promise<Round> => {
  await empty(owner, kept)
  const services = await servicesOf(serviceUrl)
  try {
    const [first] = services
    if (first === undefined) throw new Error('There are two services.')
    // A busy machine may refuse the first connection.
    const issue = () => issueSetupLink(first.service)
    const token = await issue().catch(issue)
    for (const { port } of services) await (await fetch(`http://127.0.0.1:${port}/ready`)).arrayBuffer()
    const from = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: visitors }, async (_, n) => {
        const answer = await fetch(`http://127.0.0.1:${services[n % 2]?.port}/api/setup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
          body: JSON.stringify({
            token,
            business: bakery,
            owner: { name: `Visitor ${n}`, email: `visitor${n}@example.com` },
          }),
        })
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    const ms = performance.now() - from
    const count = (status: number) => statuses.filter((one) => one === status).length
    // A machine under load may answer some of them that the database is busy.
    const [owners, refused, unavailable] = [count(200), count(404), count(503)]
    if (unavailable === visitors) throw new Error('timeout exceeded: nobody was answered')
    demand(
      owners <= 1 && owners + refused + unavailable === visitors && (owners === 1 || unavailable > 0),
      `the visitors were answered ${statuses.join(' ')}`,
    )
    // As the next start does, in case the first one was answered 503 half way.
    await finishOpenings(first.service)
    const { rows } = await owner.query<{ found: string }>(
      `select (select count(*) from events where type = 'MemberJoined') || ' ' ||
        (select count(*) from member) || ' ' || (select count(*) from account) || ' ' ||
        (select count(*) from own_workspaces()) || ' ' ||
        (select count(*) from events where type = 'SetupLinkUsed') as found`,
    )
    demand(
      rows[0]?.found === '1 1 1 1 1',
      `owners, members, accounts, businesses, uses: ${rows[0]?.found}, after ${statuses.join(' ')}`,
    )
    return { ms, unavailable }
  } finally {
    for (const { server, service } of services) {
      await close(server)
      await service.database.end()
    }
  }
}

/** A starved database answers nobody, which says nothing about owners. */
const isStarved = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error || /connection (terminated|timeout)|timeout exceeded/i.test(error.message))

export const firstOwner = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const rounds = isQuick ? 10 : 1000
  const done: Round[] = []
  let repeated = 0
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  const kept = await filledTables(owner)
  try {
    while (done.length < rounds) {
      try {
        done.push(await round(database.serviceUrl, owner, kept))
      } catch (error) {
        if (!isStarved(error) || ++repeated > rounds / 20) throw error
        continue
      }
      if (done.length % 50 === 0 && done.length < rounds) print(`${done.length} rounds: one owner each`)
    }
  } finally {
    await owner.end()
    await database.drop()
  }
  const ms = median(done.map((one) => one.ms))
  const unavailable = done.reduce((sum, one) => sum + one.unavailable, 0)
  print(
    `${rounds} installations, ${visitors} visitors at once with the same link in each: exactly one owner, business, member and account every time (target); of ${(rounds * visitors).toLocaleString('en-AU')} calls ${unavailable} were answered 503, and ${repeated} rounds were repeated because the database did not answer; a round takes ${ms.toFixed(0)} ms`,
  )
  return { rounds, visitors, owners: rounds, unavailable, repeated, ms }
}
