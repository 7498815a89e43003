/** The start of the product: database, build what is stale, migrations, seed, HTTP. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { siteWorkspace } from '#schema/core/site'
import { businessTypes } from '#schema/session/session'
import { builtIn } from './advisor/built-in.ts'
import type { AdvisorEngine } from './advisor/engine.ts'
import { createApp, logRefused } from './app.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { followRetention } from './database/retention.ts'
import { close, listen } from './http/listen.ts'
import { migrations } from './migrations/migrations.ts'
import { type Config, readConfig } from './runtime/config.ts'
import { counted } from './runtime/counted.ts'
import { openLog } from './runtime/log.ts'
import { openService, realSources } from './runtime/open-service.ts'
import { type Print, withProgress } from './runtime/progress.ts'
import { holdToErasures } from './sealing/erase.ts'
import { clearEmbeddedTraces } from './sealing/erase-files.ts'
import { keysPlaceOf, moveKeysOut } from './sealing/keys-folder.ts'
import { seedWorkspaces } from './seed/seed-workspaces.ts'
import { readCheckpointKey } from './signing/checkpoint-key.ts'
import { keptNotesFolder, openKeptNotes } from './signing/signing-record.ts'
import { applicationShell } from './site/application-shell.ts'
import { readBuiltSite } from './site/built-site.ts'
import { buildWebWhenStale } from './site/web-build.ts'
import { endAbandonedReplies, expiring, followCheckpoints, followLogs, projections } from './slices.ts'

/** The process that a start runs in. */
export type Run = {
  /** Folder of the project, absolute. */
  readonly root: string
  /** Whether the client comes from Vite, with hot reload, rather than from its build. */
  readonly isDevelopment: boolean
  readonly tell: Print
  /** What has been started and must be stopped, in the order of starting; the start adds to it. */
  readonly started: (() => Promise<unknown>)[]
  /** Whether it has been asked to stop. */
  readonly isEnding: () => boolean
  /** Between two steps: throws where it has been asked to stop, so that nobody waits for the rest. */
  readonly goOn: () => void
  /** Says why the process cannot go on, and ends it with exit code 1. */
  readonly fail: (sentence: string) => void
}

/** The advisor that the configuration asks for; the packages behind a language model load only where one is. */
const openAdvisor = async ({ languageModel }: Config, log: Logger, tell: Print): Promise<AdvisorEngine> => {
  if (!languageModel) return builtIn
  const { openModelAdvisor } = await import('./advisor/model/model-advisor.ts')
  tell(`Advice comes from the language model ${languageModel.model}.`)
  return openModelAdvisor(languageModel, realSources, ({ why }) =>
    log.warn({ model: languageModel.model, why }, 'the language model gave no usable answer'),
  )
}

/** The development server of the client, which passes /api on to the service; gives its address. */
const startVite = async ({ root, started }: Run, servicePort: number): Promise<string> => {
  process.env.PORT = String(servicePort)
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: join(root, 'vite.config.ts') })
  started.push(() => vite.close())
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? 'the address shown by Vite'
}

/** Starts everything and says where it is ready; rejects where it cannot, with what has been started by then in `started`. */
export const start = async (run: Run): Promise<void> => {
  const { root, isDevelopment, tell, started, goOn } = run
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)

  const onGone = () => run.fail('The database stopped unexpectedly. Start Jarvin again to restart it.')
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: resolve(root, config.dataDir), log: tell, onGone })
  started.push(postgres.stop)
  goOn()
  if (!isDevelopment) await buildWebWhenStale({ root, log: tell })
  goOn()
  const url = await withProgress(
    tell,
    'Bringing the database up to date …',
    migrate(postgres.ownerUrl, migrations),
  )
  const onError = (error: Error): void => {
    // While it stops, the database goes away on purpose.
    if (!run.isEnding()) log.warn({ err: error }, 'connection lost')
  }
  const advisor = await openAdvisor(config, log, tell)
  const place = keysPlaceOf(config, root)
  await moveKeysOut(place, tell)
  const checkpointKey = await readCheckpointKey(config.checkpointKey, place.folder)
  const keptNotes = openKeptNotes(await keptNotesFolder(place.folder, postgres.ownerUrl))
  const service = openService(url, projections, realSources, onError, advisor, checkpointKey, {
    keptNotes,
    report: (level, facts, sentence) => log[level](facts, sentence),
  })
  // A connection that was removed while the service ran has left its key in the files.
  if (!config.databaseUrl) started.push(() => clearEmbeddedTraces(postgres.ownerUrl))
  started.push(service.database.end)
  // A database from a backup has keys back that were destroyed since; nothing is read under them again.
  const dataDir = config.databaseUrl ? undefined : place.dataDir
  const erasing = { ...service, projections, list: place.erasureList, dataDir }
  const held = holdToErasures(postgres.ownerUrl, erasing)
  for (const { workspace, erasure } of await withProgress(tell, 'Reading the list of erasures …', held))
    tell(`Erased again, because it is on the list of erasures: ${erasure.subject} of ${workspace}.`)
  goOn()
  const seeded = await withProgress(tell, 'Seeding the demo businesses …', seedWorkspaces(service))
  if (seeded > 0) tell(`Seeded ${counted(seeded, 'demo business', 'demo businesses')}.`)
  goOn()
  // The embedded database has one service; over another one, some other process may be writing a reply just now.
  await endAbandonedReplies(service, config.databaseUrl === undefined)
  started.push(followLogs(service.database, businessTypes))
  started.push(followCheckpoints(service, [...businessTypes, siteWorkspace]))
  started.push(followRetention(service, [...businessTypes, siteWorkspace], expiring))
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
  const app = createApp(service, log, client, config.allowance, run.isEnding)
  app.set('trust proxy', config.trustedProxies)
  const onRefused = logRefused(log, service)
  const { server, port } = await listen(app, config.port, onRefused, undefined, config.host)
  started.push(() => close(server))
  const address = isDevelopment
    ? await withProgress(tell, 'Starting the development server …', startVite(run, port))
    : `http://localhost:${port}`
  if (process.getuid?.() === 0)
    tell('Warning: Jarvin is running as root. Start it as an ordinary user who can write to DATA_DIR.')
  tell(`Jarvin is ready at ${address} (listening on ${config.host ?? 'all interfaces'}, port ${port})`)
}
