/** Part `scale`: many quiet workspaces beside ten, each with 100 events; and how much room an event and a business take. */
import { v7 } from 'uuid'
import { readLogPage } from '../../service/decision-log/decision-log.page.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { ours } from './candidates.ts'
import { demand, demandValid } from './correctness.ts'
import { load, median, type Sample, shuffled, spread } from './measure.ts'

/** Events of a workspace before the measurement: advisories that are raised and accepted. */
const eventsEach = 100

const clients = 16
const filling = 64
const few = 10

/** Target: how much slower the slowest hundredth may be than with ten workspaces. */
const target = 1.3

const nameOf = (number: number): string => `scale-${number}`

/** Fills the workspaces by the service's own appends. */
const fill = async (database: FreshDatabase, workspaces: number): Promise<void> => {
  const store = await ours.open(database)
  let next = 0
  const work = async () => {
    for (let number = next++; number < workspaces; number = next++)
      for (let made = 0; made < eventsEach; made += 2) {
        const id = v7()
        for (const turn of [0, 1]) await store.append(nameOf(number), id, turn)
      }
  }
  await Promise.all(Array.from({ length: filling }, work))
  await store.close()
}

type Room = {
  readonly bytes: number
  readonly events: number
  readonly columns: Readonly<Record<string, number>>
}

/** Bytes of the database, its events, and the bytes of its largest tables with their indexes. */
const roomOf = async (database: FreshDatabase): Promise<Room> => {
  const owner = await connectOwner(database.ownerUrl)
  try {
    await owner.query('vacuum (analyze)')
    const { rows } = await owner.query<{ bytes: string; events: string }>(
      'select pg_database_size(current_database()) as bytes, (select count(*) from events) as events',
    )
    const { rows: tables } = await owner.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 5`,
    )
    return {
      bytes: Number(rows[0]?.bytes),
      events: Number(rows[0]?.events),
      columns: Object.fromEntries(tables.map(({ name, bytes }) => [name, Number(bytes)])),
    }
  } finally {
    await owner.end()
  }
}

/** Appends to, and newest pages of, workspaces by chance. */
const measure = async (database: FreshDatabase, workspaces: number, seconds: number) => {
  const any = () => nameOf(Math.floor(Math.random() * workspaces))
  const store = await ours.open(database)
  const reader = openService(database.serviceUrl, projections, systemSources, () => {})
  try {
    const append = await load(clients, seconds, () => store.append(any(), v7(), 0))
    const page = await load(clients, seconds, async () => {
      const workspace = any()
      const { entries } = await readLogPage(reader.database.of(workspace), reader.sealer, workspace, {
        before: undefined,
        after: undefined,
      })
      demand(entries.length === 25 && entries.every(({ verified }) => verified), 'a page is not whole')
    })
    return { append, page }
  } finally {
    await store.close()
    await reader.database.end()
  }
}

export const scale = async ({ ownerUrl, isQuick, rounds, seconds, print }: Bench): Promise<unknown> => {
  const many = Number(process.env.WORKSPACES ?? (isQuick ? 500 : 100_000))
  const sizes = [few, many]
  const databases = new Map<number, FreshDatabase>()
  try {
    const rooms = new Map<number, Room>()
    for (const size of sizes) {
      const database = await freshDatabase(ownerUrl)
      databases.set(size, database)
      const from = performance.now()
      await fill(database, size)
      const room = await roomOf(database)
      rooms.set(size, room)
      print(
        `${size} workspaces × ${eventsEach} events: filled in ${((performance.now() - from) / 1000).toFixed(1)} s, ` +
          `${(room.bytes / 1e6).toFixed(0)} MB`,
      )
    }
    const samples = new Map<number, { append: Sample; page: Sample }[]>()
    for (let round = 0; round < rounds; round++)
      for (const size of shuffled(sizes)) {
        const database = databases.get(size)
        if (database === undefined) continue
        samples.set(size, [...(samples.get(size) ?? []), await measure(database, size, seconds)])
      }
    for (const what of ['append', 'page'] as const) {
      const p99 = (size: number) => (samples.get(size) ?? []).map((one) => one[what].p99)
      const rate = (samples.get(many) ?? []).map((one) => one[what].perSecond)
      print(
        `${what}, ${clients} clients: p99 ${spread(p99(few))} ms with ${few} workspaces, ${spread(p99(many))} ms with ${many}: ` +
          `${(median(p99(many)) / median(p99(few))).toFixed(2)} (target ${target}); ${spread(rate)} a second with ${many}`,
      )
    }
    const [less, more] = [rooms.get(few), rooms.get(many)]
    const each = ((more?.bytes ?? 0) - (less?.bytes ?? 0)) / ((more?.events ?? 0) - (less?.events ?? 0))
    print(`Room of an event, with all tables and indexes: ${Math.round(each)} bytes`)
    for (const [name, bytes] of Object.entries(more?.columns ?? {}))
      print(`  ${name}: ${Math.round(bytes / (more?.events ?? 1))} bytes an event`)
    const big = databases.get(many)
    if (big !== undefined) {
      const owner = await connectOwner(big.ownerUrl)
      for (let look = 0; look < few; look++) await demandValid(owner, nameOf(look))
      await owner.end()
    }
    return { many, samples: Object.fromEntries(samples), bytesAnEvent: each }
  } finally {
    for (const database of databases.values()) await database.drop()
  }
}
