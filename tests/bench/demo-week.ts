/** Part `demo-week`: private demos are made and dropped for weeks of visitors, and disk space is freed each week. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { addDays } from 'date-fns'
import { SignIn } from '#schema/session/session'
import { dropUnusedCopies } from '../../service/accounts/demo-drops.ts'
import { giveBackRoom } from '../../service/accounts/give-back-room.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { decodeJson, freshAddress, startTestService } from '../core/service.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'

const businesses = ['cafe', 'realestate', 'consulting'] as const

/** Days of visitors; a copy is dropped after seven days without use. */
const days = 7

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const demoWeek = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const visitorsADay = isQuick ? 30 : 100
  let later = 0
  const now = () => addDays(systemSources.now(), later)
  const running = await startTestService(ownerUrl, { sources: { ...systemSources, now } })
  const owner = await connectOwner(running.database.ownerUrl)
  // What autovacuum and the hourly round of the embedded database do by themselves, at times that we choose.
  const tidy = async (): Promise<void> => {
    // As autovacuum does, it passes over what is locked; `giveBackRoom` sets a limit for waiting.
    await owner.query('vacuum (skip_locked)')
    await giveBackRoom(owner)
  }
  const size = async (): Promise<number> => {
    const { rows } = await owner.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  }
  const rowsLeft = async (): Promise<number> => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from events where workspace like 'demo-%'`,
    )
    return rows[0]?.n ?? 0
  }
  try {
    const visit = async (n: number) =>
      decodeJson(
        SignIn,
        await running.call('POST', '/api/login/demo', {
          body: { businessType: businesses[n % businesses.length], visitorId: randomUUID() },
          headers: { 'x-forwarded-for': freshAddress() },
        }),
      )
    /** A week of visitors, and a week in which all their copies are dropped. */
    const week = async (): Promise<{ most: number; after: number; dropped: number; slowestDrop: number }> => {
      let most = 0
      let dropped = 0
      let slowestDrop = 0
      for (let day = 0; day < days; day++) {
        for (let n = 0; n < visitorsADay; n++) await visit(n)
        await tidy()
        most = Math.max(most, await size())
        later += 1
        dropped += await dropUnusedCopies(running.service)
      }
      const inUse = await rowsLeft()
      // The week after: each day a seventh of them is dropped.
      for (let day = 0; day <= days; day++) {
        later += 1
        const from = performance.now()
        const count = await dropUnusedCopies(running.service)
        if (count > 0) slowestDrop = Math.max(slowestDrop, (performance.now() - from) / count)
        dropped += count
        await tidy()
      }
      // Once whatever a pending request left is removed, the list is empty.
      later += 1
      await dropUnusedCopies(running.service)
      demand(inUse > 0 && (await rowsLeft()) === 0, 'no event of a dropped copy is left')
      // Other connections report what they removed within ten seconds.
      await setTimeout(11_000)
      await tidy()
      return { most, after: await size(), dropped, slowestDrop }
    }
    await tidy()
    const before = await size()
    const weeks: Awaited<ReturnType<typeof week>>[] = []
    for (let n = 0; n < (isQuick ? 1 : 4); n++) {
      const { most, after, dropped, slowestDrop } = await week()
      weeks.push({ most, after, dropped, slowestDrop })
      print(
        `week ${n + 1}: ${dropped} private demos, all dropped again: ${mb(before)} before, ${mb(most)} at most, ${mb(after)} after, ${(100 * (after / before - 1)).toFixed(1)}% more (target 10%), ${((100 * (most - after)) / (most - before)).toFixed(0)}% of their room given back; ${slowestDrop.toFixed(0)} ms a drop on the slowest day`,
      )
      demand(most - after > 0.95 * (most - before), 'the disk gets back nearly all that the copies took')
    }
    const [first = { after: before, dropped: 0 }, ...others] = weeks
    demand(first.after < 1.1 * before, 'after a week the database is back within a tenth of its size')
    // What each week adds: the tombstones, which are kept on purpose.
    const more = others.reduce((sum, { dropped }) => sum + dropped, 0)
    const rest = ((others.at(-1)?.after ?? first.after) - first.after) / Math.max(1, more)
    if (more > 0) print(`each later copy left ${rest.toFixed(0)} bytes: its tombstone`)
    demand(rest < 1000, 'only tombstones are left')
    const found = { before, weeks, rest }
    return found
  } finally {
    await owner.end()
    await running.stop()
  }
}
