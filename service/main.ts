/** Starts the product: database, build what is stale, migrations, seed, HTTP; and stops it again in order. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createApp } from './app.ts'
import { readConfig } from './core/config.ts'
import { startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { close, listen } from './core/listen.ts'
import { openLog } from './core/log.ts'
import { migrate } from './core/migrate.ts'
import { openService, realSources } from './core/open-service.ts'
import { buildWebWhenStale } from './core/web-build.ts'
import { seedWorkspaces } from './seed/seed-workspaces.ts'
import { migrations, projections } from './slices.ts'

const root = resolve(import.meta.dirname, '..')
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

/** What has been started and must be stopped, in the order of starting. */
const started: (() => Promise<unknown>)[] = []
let isStopping = false
let isReady = false

/** Between two steps of the start: whoever asked to stop meanwhile does not wait for the rest. */
const goOn = (): void => {
  if (isStopping) throw new Error('Stopped before it was ready.')
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const isDevelopment = process.argv.includes('--dev')
  const log = openLog(config.logLevel)

  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: resolve(root, config.dataDir), log: tell })
  started.push(postgres.stop)
  goOn()
  if (!isDevelopment) await buildWebWhenStale({ root, log: tell })
  goOn()
  const url = await migrate(postgres.ownerUrl, migrations)
  const service = openService(url, projections, realSources, (error) => {
    // While it stops, the database goes away on purpose.
    if (!isStopping) log.warn({ err: error }, 'connection lost')
  })
  started.push(service.database.end)
  const seeded = await seedWorkspaces(service)
  if (seeded > 0) tell(`Seeded ${seeded} demo businesses.`)
  goOn()
  const folder = join(root, 'dist/web')
  const client = isDevelopment
    ? undefined
    : { folder, shell: await readFile(join(folder, 'index.html'), 'utf8') }
  const { server, port } = await listen(createApp(service, log, client), config.port)
  started.push(() => close(server))
  const address = isDevelopment ? await startVite(port) : `http://localhost:${port}`
  tell(`Jarvin is ready at ${address}`)
}

/** The development server of the client, which passes /api on to the service; gives its address. */
const startVite = async (servicePort: number): Promise<string> => {
  process.env.PORT = String(servicePort)
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: join(root, 'vite.config.ts') })
  started.push(() => vite.close())
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? 'the address that Vite names'
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Another program listens on port ${readConfig(process.env).port}; PORT sets another one.`
  return error.message
}

const stop = async (code: number): Promise<never> => {
  isStopping = true
  for (const undo of started.reverse())
    await undo().catch((error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    tell('Stopping.')
    if (isReady) void stop(0)
  })

try {
  await start()
  goOn()
  isReady = true
} catch (error) {
  if (!isStopping) process.stderr.write(`${sentenceOf(error)}\n`)
  await stop(isStopping ? 0 : 1)
}
