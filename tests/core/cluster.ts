/** A temporary Postgres for one run of the store tests, or the server at TEST_DATABASE_URL. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { makeTemplate } from './database.ts'
import { bundleService } from './service-bundle.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a role that may create databases and roles. */
    ownerUrl: string
  }
}

/** Prefix of temporary data folders; later runs remove those of killed ones. */
export const scratchPrefix = join(tmpdir(), 'jarvin-test-')

// Several files run at once, and some start four services, each with pools that keep their connections.
const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {}, maxConnections: 200 })

// A server survives an interrupted run. Only a server without an owner can be taken over and stopped.
const removeStale = async (home: string): Promise<void> => {
  if (Date.now() - (await stat(home)).mtimeMs < 60_000) return
  for (const dataDir of [home, ...(await readdir(home)).map((name) => join(home, name))])
    if (existsSync(join(dataDir, 'cluster'))) await (await start(dataDir)).stop()
  await rm(home, { recursive: true, force: true })
}

const removeAllStale = async (): Promise<void> => {
  const homes = (await readdir(tmpdir())).map((name) => join(tmpdir(), name))
  await Promise.allSettled(homes.filter((home) => home.startsWith(scratchPrefix)).map(removeStale))
}

/** A running server with a migrated template database. */
export type Cluster = { readonly ownerUrl: string; readonly stop: () => Promise<void> }

/** Starts a server, or uses the one at TEST_DATABASE_URL. */
export const startCluster = async (): Promise<Cluster> => {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) {
    await makeTemplate(outside)
    return { ownerUrl: outside, stop: async () => {} }
  }
  await removeAllStale()
  const dataDir = await mkdtemp(scratchPrefix)
  const server = await start(dataDir)
  await makeTemplate(server.ownerUrl)
  return {
    ownerUrl: server.ownerUrl,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Vitest calls this once before the first file, and the returned function after the last. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const removeBundle = await bundleService()
  const { ownerUrl, stop } = await startCluster()
  project.provide('ownerUrl', ownerUrl)
  return () => stop().finally(removeBundle)
}
