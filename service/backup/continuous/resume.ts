/** Goes on with the newest base after a restart, if the server still has the log from where its copy ends. */
import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { namesIn } from '../manifest.ts'
import { baseFile, baseTime, type FoundBase, keptFolder, listBases, logFolder, readBase } from './base.ts'
import { openFileCopies } from './file-copies.ts'
import { copyLog } from './log-copy.ts'
import { finishLog, OtherLog, partialFile } from './log-files.ts'
import { positionOf, segmentStart } from './log-position.ts'
import { identify, openReplication } from './replication.ts'
import type { ContinuousSource, OpenBase } from './take-base.ts'

/** Milliseconds in which the server must send what the copy has of the last segment. */
const sameMs = 30_000

/** The newest base of this cluster; undefined if there is none that can be read. */
export const newestBase = async (backups: string, system: string): Promise<FoundBase | undefined> => {
  for (const folder of [...(await listBases(backups))].reverse()) {
    const found = await readBase(folder).catch(() => undefined)
    if (found?.base.system === system) return found
  }
  return undefined
}

// Errors of the server that say that its log and the copy do not meet.
const isCut = (error: unknown): boolean =>
  error instanceof OtherLog ||
  (error instanceof Error &&
    /has already been removed|is ahead of the WAL flush position|is not in this server's history/.test(
      error.message,
    ))

/** The newest base, whose log is copied again; undefined if a new base is needed. */
export const resumeBase = async (
  { ownerUrl, keptFiles }: ContinuousSource,
  backups: string,
): Promise<OpenBase | undefined> => {
  const client = await openReplication(ownerUrl)
  const server = await identify(client).finally(() => client.end())
  const found = await newestBase(backups, server.system)
  if (!found || found.base.timeline !== server.timeline) return undefined
  const { folder, base, reached } = found
  const log = join(folder, logFolder)
  const segment = await finishLog(log)
  if (segment === undefined) return undefined
  const { size } = await stat(partialFile(log, segment))
  // Its start, from the name: the timeline, then the position in two parts.
  const from = positionOf(`${segment.slice(8, 16)}/${segment.slice(22)}000000`)
  if (segmentStart(from) + size > positionOf(server.position)) return undefined
  // What was written after that moment is after the position reached, which is not after this segment.
  const since = new Date(reached.at)
  const copy = await copyLog(ownerUrl, log, { timeline: base.timeline, from, since })
  try {
    await copy.reach(from + size, sameMs)
    return { folder, base, log: copy, files: openFileCopies(keptFiles, join(folder, keptFolder), undefined) }
  } catch (error) {
    await copy.stop()
    if (isCut(error)) return undefined
    throw error
  }
}

/** Milliseconds after which what is left of a base that was never completed is removed. */
const abandonedMs = 86_400_000

/**
 * Removes bases of which no moment is younger than `keepMs`, and remains of unfinished ones. The newest and `current` stay.
 */
export const removeOldBases = async (
  backups: string,
  current: string,
  keepMs: number,
  now: Date,
): Promise<void> => {
  const bases: FoundBase[] = []
  for (const folder of await listBases(backups)) {
    const found = await readBase(folder).catch(() => undefined)
    if (found) bases.push(found)
  }
  // Not even if a clock that was wrong makes it look old.
  for (const [index, { folder, base, reached }] of bases.slice(0, -1).entries()) {
    const next = bases.slice(index + 1).find((one) => one.base.system === base.system)
    const end = Date.parse(next?.base.takenAt ?? reached.at)
    if (folder === current || end >= now.getTime() - keepMs) continue
    // First what makes it a base: the rest is an unfinished one, if this is interrupted.
    await rm(join(folder, baseFile), { force: true })
    await rm(folder, { recursive: true, force: true })
  }
  await removeUnfinished(dirname(current), current, now)
}

const removeUnfinished = async (target: string, current: string, now: Date): Promise<void> => {
  for (const name of await namesIn(target)) {
    const folder = join(target, name)
    const begun = baseTime(name)
    if (!begun || folder === current || (await namesIn(folder)).includes(baseFile)) continue
    if (begun.getTime() < now.getTime() - abandonedMs) await rm(folder, { recursive: true, force: true })
  }
}
