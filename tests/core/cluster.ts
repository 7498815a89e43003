/** One throw-away Postgres for a run of the store tests, or the server that TEST_DATABASE_URL names. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { makeTemplate } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a role that may create databases and roles. */
    ownerUrl: string
  }
}

/** How the folders begin that hold data folders of tests; what a killed run leaves in them, a later one removes. */
export const scratchPrefix = join(tmpdir(), 'jarvin-test-')

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {} })

// A server outlives a run that was interrupted. Only one that nobody holds lets itself be taken over and stopped.
const tidy = async (home: string): Promise<void> => {
  if (Date.now() - (await stat(home)).mtimeMs < 60_000) return
  for (const dataDir of [home, ...(await readdir(home)).map((name) => join(home, name))])
    if (existsSync(join(dataDir, 'cluster'))) await (await start(dataDir)).stop()
  await rm(home, { recursive: true, force: true })
}

const tidyAll = async (): Promise<void> => {
  const homes = (await readdir(tmpdir())).map((name) => join(tmpdir(), name))
  await Promise.allSettled(homes.filter((home) => home.startsWith(scratchPrefix)).map(tidy))
}

/** A running server with a migrated template: where its owner connects, and how to stop it. */
export type Cluster = { readonly ownerUrl: string; readonly stop: () => Promise<void> }

/** Starts it, or takes the server that TEST_DATABASE_URL names. */
export const startCluster = async (): Promise<Cluster> => {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) {
    await makeTemplate(outside)
    return { ownerUrl: outside, stop: async () => {} }
  }
  await tidyAll()
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

/** Called by Vitest once before the first file; what it returns is called after the last. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { ownerUrl, stop } = await startCluster()
  project.provide('ownerUrl', ownerUrl)
  return stop
}
