/** Starts the product: database, build what is stale, migrations, seed, HTTP; and stops it again in order. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { businessTypes } from '#schema/session/session'
import { builtIn } from './advisor/built-in.ts'
import type { AdvisorEngine } from './advisor/engine.ts'
import { createApp } from './app.ts'
import { readCheckpointKey } from './core/checkpoint-key.ts'
import { type Config, readConfig } from './core/config.ts'
import { startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { holdToErasures } from './core/erase.ts'
import { close, listen } from './core/listen.ts'
import { openLog } from './core/log.ts'
import { migrate } from './core/migrate.ts'
import { openService, realSources } from './core/open-service.ts'
import { applicationShell } from './core/site/application-shell.ts'
import { readBuiltSite } from './core/site/built-site.ts'
import { buildWebWhenStale } from './core/web-build.ts'
import { seedWorkspaces } from './seed/seed-workspaces.ts'
import { endAbandonedReplies, followCheckpoints, followLogs, migrations, projections } from './slices.ts'

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

/** The advisor that the configuration asks for; the packages behind a language model load only where one is. */
const openAdvisor = async ({ languageModel }: Config, log: Logger): Promise<AdvisorEngine> => {
  if (!languageModel) return builtIn
  const { openModelAdvisor } = await import('./advisor/model/model-advisor.ts')
  tell(`Advice comes from the language model ${languageModel.model}.`)
  return openModelAdvisor(languageModel, realSources, ({ why }) =>
    log.warn({ model: languageModel.model, why }, 'language model gave no usable answer'),
  )
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
  const onError = (error: Error): void => {
    // While it stops, the database goes away on purpose.
    if (!isStopping) log.warn({ err: error }, 'connection lost')
  }
  const advisor = await openAdvisor(config, log)
  const checkpointKey = await readCheckpointKey(config.checkpointKey, resolve(root, config.dataDir))
  const service = openService(url, projections, realSources, onError, advisor, checkpointKey)
  started.push(service.database.end)
  // A database from a backup has keys back that were destroyed since; nothing is read under them again.
  const list = resolve(root, config.erasureList)
  const held = { ...service, projections, list }
  for (const { workspace, erasure } of await holdToErasures(postgres.ownerUrl, held))
    tell(`Erased again, as the list of erasures asks: ${erasure.subject} of ${workspace}.`)
  goOn()
  const seeded = await seedWorkspaces(service)
  if (seeded > 0) tell(`Seeded ${seeded} demo businesses.`)
  // The embedded database has one service; over another one, some other process may be writing a reply just now.
  await endAbandonedReplies(service, config.databaseUrl === undefined)
  started.push(followLogs(service.database, businessTypes))
  started.push(followCheckpoints(service, businessTypes))
  goOn()
  const folder = join(root, 'dist/web')
  const client = isDevelopment
    ? undefined
    : {
        folder,
        shell: applicationShell(
          await readFile(join(folder, 'index.html'), 'utf8'),
          JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')),
        ),
        site: await readBuiltSite(join(root, 'dist/site')),
        publicUrl: config.publicUrl,
      }
  const app = createApp(service, log, client).set('trust proxy', config.trustedProxies)
  const { server, port } = await listen(app, config.port)
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
