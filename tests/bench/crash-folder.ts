/** A data folder for crash tests: filled before, inspected from outside, and removed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { v7 } from 'uuid'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { ownerRole } from '../../service/database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { appendHistory, seedWorkspaces } from '../../service/seed/seed-workspaces.ts'
import { projections } from '../../service/slices.ts'
import { advice } from './advice.ts'

export type CrashFolder = {
  readonly dataDir: string
  /** Undecided advisories of a workspace; each is given out once. */
  readonly takeAdvisories: (workspace: string, count: number) => readonly AdvisoryId[]
  readonly connect: () => Promise<pg.Client>
  /** Kills the main process of the database; the others end once they notice. */
  readonly killDatabase: () => Promise<void>
  readonly remove: () => Promise<void>
}

const raise = (advisoryId: AdvisoryId) => ({
  stream: `advisory-${advisoryId}`,
  event: {
    type: 'AdvisoryRaised',
    data: { advisoryId, ...advice((count) => Math.floor(Math.random() * count)) },
  } as const,
  recordedAt: decodeOrThrow(IsoTime, new Date().toISOString(), 'A time'),
})

const fill = async (ownerUrl: string, workspaces: readonly string[], count: number) => {
  const service = openService(await migrate(ownerUrl, migrations), projections, systemSources, () => {})
  const open = new Map<string, AdvisoryId[]>()
  try {
    await seedWorkspaces(service)
    for (const workspace of workspaces) {
      const ids = Array.from({ length: count }, () => decodeOrThrow(AdvisoryId, v7(), 'An advisory'))
      await appendHistory(service.store, workspace, ids.map(raise))
      open.set(workspace, ids)
    }
  } finally {
    await service.database.end()
  }
  return open
}

/** Makes a folder with seeded workspaces and `count` more advisories in each, in a folder of temporary files or `under` another. */
export const makeCrashFolder = async (
  workspaces: readonly string[],
  count: number,
  under = tmpdir(),
): Promise<CrashFolder> => {
  const home = await mkdtemp(join(under, 'jarvin-crash-'))
  const dataDir = join(home, 'data')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {} })
  const remove = async () => {
    // The server may still be running after a crash; a start takes it over, so that a stop ends it.
    await (await start()).stop()
    await rm(home, { recursive: true, force: true })
  }
  const pidFile = async () => (await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const server = await start()
  const open = await fill(server.ownerUrl, workspaces, count)
    .finally(() => server.stop())
    .catch(async (error) => {
      await remove()
      throw error
    })
  return {
    ...{ dataDir, remove },
    takeAdvisories: (workspace, wanted) => open.get(workspace)?.splice(0, wanted) ?? [],
    connect: async () => {
      const [, , , port] = await pidFile()
      const password = await readFile(join(dataDir, 'password'), 'utf8')
      return connectOwner(`postgres://${ownerRole}:${password}@127.0.0.1:${port}/jarvin`)
    },
    killDatabase: async () => {
      const [pid] = await pidFile()
      process.kill(Number(pid), 'SIGKILL')
    },
  }
}
