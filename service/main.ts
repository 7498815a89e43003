/** Starts the product: build what is stale, database, migrations, seed, HTTP; and stops it again in order. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './core/config.ts'
import { startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { close, listen } from './core/listen.ts'
import { migrate } from './core/migrate.ts'
import { openService, realSources } from './core/open-service.ts'
import { buildWebWhenStale } from './core/web-build.ts'
import { seedWorkspaces } from './seed/seed-workspaces.ts'
import { migrations, projections } from './slices.ts'

const root = resolve(import.meta.dirname, '..')
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const start = async (): Promise<() => Promise<void>> => {
  const config = readConfig(process.env)
  const isDevelopment = process.argv.includes('--dev')
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: resolve(root, config.dataDir), log: tell })
  try {
    // After the database, whose lock says that no other start uses this build.
    if (!isDevelopment) await buildWebWhenStale({ root, log: tell })
    const url = await migrate(postgres.ownerUrl, migrations)
    const log = pino({ level: config.logLevel })
    const service = openService(url, projections, realSources, (error) =>
      log.warn({ err: error }, 'connection lost'),
    )
    const seeded = await seedWorkspaces(service)
    if (seeded > 0) tell(`Seeded ${seeded} demo businesses.`)

    const folder = join(root, 'dist/web')
    const client = isDevelopment
      ? undefined
      : { folder, shell: await readFile(join(folder, 'index.html'), 'utf8') }
    const { server, port } = await listen(createApp(service, log, client), config.port)
    const vite = isDevelopment ? await startVite(port) : undefined
    tell(`Jarvin is ready at http://localhost:${vite?.port ?? port}`)
    return async () => {
      await vite?.close()
      await close(server)
      await service.database.end()
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** The development server of the client; it passes /api on to the service. */
const startVite = async (servicePort: number) => {
  process.env.PORT = String(servicePort)
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: join(root, 'vite.config.ts') })
  await vite.listen()
  return { port: vite.config.server.port, close: () => vite.close() }
}

let stopping = false
try {
  const stop = await start()
  const end = (): void => {
    if (stopping) return
    stopping = true
    tell('Stopping.')
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
