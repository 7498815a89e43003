/**
 * Limits the bytes that a workspace may record in a UTC day. The count comes from the history itself, so it survives
 * restarts and is the same for all processes; each process continues from the last position it counted (decision 145).
 * Files that are kept have a limit of their own (decision 275).
 */
import { LRUCache } from 'lru-cache'
import type { Problem } from '#schema/core/problem'
import type { Database } from '../database/pool.ts'
import { Refusal } from '../http/refusal.ts'
import { counted } from '../runtime/counted.ts'
import type { KeptFiles } from '../sealing/kept-files.ts'

/** Checks a workspace's daily quota. */
export type DailyQuota = {
  /** Throws a refusal (429) once the workspace has recorded `times` its quota today. */
  readonly enforce: (workspace: string, times: number) => Promise<void>
  /** Throws a refusal (429) once the files that the workspace kept today take `filesTimes` its quota. */
  readonly enforceFiles: (workspace: string) => Promise<void>
}

/** A file is sent once and stays as it is; its records are what the quota counts. */
const filesTimes = 10

/** Milliseconds before a workspace is counted again; the rate limit bounds what can be recorded in that time. */
const freshMs = 1000

const dayMs = 86_400_000

type Counted = {
  day: number
  bytes: number
  /** Bytes stored beside the events, which can become fewer. */
  beside: number
  position: number
  at: number
  reading?: Promise<void> | undefined
}

// Times rise with positions, so this reads only the events of this day, and each of them once.
const countSql = `select max(position) as last, sum(octet_length(data::text)) as bytes, stored_bytes($1, $3) as beside
  from events where workspace = $1 and recorded_at >= $3 and position > greatest($2, (
    select coalesce(max(position), 0) from events where workspace = $1 and position > $2 and recorded_at < $3))`

const beyond = (limit: string, retryAfter: number): Problem => ({
  kind: 'limited',
  code: 'quota',
  detail: `This business has reached its daily limit of ${limit}. Nothing was recorded, but everything can still be read. The limit resets at midnight UTC, in ${counted(Math.ceil(retryAfter / 3600), 'hour')} or less.`,
  retryAfter,
})

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString('en-AU')} MB`

/** Opens the quota, in bytes of event data and imported records; 0 means no limit. */
export const openDailyQuota = (
  { database, files, now }: { database: Database; files: Pick<KeptFiles, 'bytes'>; now: () => Date },
  quota: number,
): DailyQuota => {
  const counts = new LRUCache<string, Counted>({ max: 10_000 })

  const readOn = (workspace: string, counted: Counted): Promise<void> =>
    database.withReader(workspace, async (client) => {
      const { rows } = await client.query<{ last: number | null; bytes: number | null; beside: number }>({
        name: 'count-bytes',
        text: countSql,
        values: [workspace, counted.position, new Date(counted.day * dayMs).toISOString()],
      })
      counted.position = rows[0]?.last ?? counted.position
      counted.bytes += Number(rows[0]?.bytes ?? 0)
      counted.beside = Number(rows[0]?.beside ?? 0)
      counted.at = performance.now()
    })

  const count = async (workspace: string, day: number): Promise<number> => {
    const known = counts.get(workspace)
    const counted: Counted =
      known?.day === day
        ? known
        : { day, bytes: 0, beside: 0, position: known?.position ?? 0, at: Number.NEGATIVE_INFINITY }
    counts.set(workspace, counted)
    if (performance.now() - counted.at > freshMs)
      counted.reading ??= readOn(workspace, counted).finally(() => {
        counted.reading = undefined
      })
    await counted.reading
    return counted.bytes + counted.beside
  }

  const enforceOn = async (
    limit: number,
    what: () => string,
    countDay: (day: number) => Promise<number>,
  ): Promise<void> => {
    if (quota === 0) return
    const time = now().getTime()
    if ((await countDay(Math.floor(time / dayMs))) < limit) return
    throw new Refusal(beyond(what(), Math.ceil((dayMs - (time % dayMs)) / 1000)))
  }

  return {
    enforce: (workspace, times) =>
      enforceOn(
        quota * times,
        () => inMegabytes(quota),
        (day) => count(workspace, day),
      ),
    enforceFiles: (workspace) =>
      enforceOn(
        quota * filesTimes,
        () => `${inMegabytes(quota * filesTimes)} of files`,
        (day) => files.bytes(workspace, new Date(day * dayMs)),
      ),
  }
}
