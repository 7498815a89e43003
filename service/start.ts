/** The steps of a start: database, client build, migrations, erasures, seed, HTTP. */
import { join, resolve } from 'node:path'
import { installationWorkspace, siteWorkspace } from '#schema/core/site'
import { scheduleDeletions } from './accounts/deletions.ts'
import { scheduleDemoDrops } from './accounts/demo-drops.ts'
import { scheduleEmbedded } from './accounts/give-back-room.ts'
import { linkHours, linkTo } from './accounts/links.ts'
import { smtpMailer, terminalMailer } from './accounts/mailer.ts'
import { openWorkspaces } from './accounts/workspaces.ts'
import { scheduleWarmUp } from './advisor/warm-up.ts'
import { scheduleFindings } from './advisory/advisory.findings.ts'
import { scheduleOutcomes } from './advisory/advisory.outcomes.ts'
import { createApp } from './app.ts'
import { startBackups } from './backup/start-backups.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { scheduleRetention } from './database/retention.ts'
import { scheduleCheckpoints } from './decision-log/checkpoints/checkpoint-schedule.ts'
import { scheduleDirectory } from './decision-log/checkpoints/directory-schedule.ts'
import { repeatErasures } from './decision-log/erasing/repeat-erasures.ts'
import { scheduleLogIndexing } from './decision-log/search/log-indexing.ts'
import { scheduleWitnesses } from './decision-log/witnesses/witness-schedule.ts'
import { scheduleDigests } from './digest/sending/digest-schedule.ts'
import { close, drain } from './http/close.ts'
import { checkAddress, listen } from './http/listen.ts'
import { logRefusedRequests } from './http/request-log.ts'
import { importedReader } from './import/imported-reader.ts'
import { scheduleRecording } from './import/pushed/recorder.ts'
import { migrations } from './migrations/migrations.ts'
import { readConfig } from './runtime/config.ts'
import { openAdvisor, openIdentityProviderOf, openMetricsOf } from './runtime/configured-parts.ts'
import { counted } from './runtime/counted.ts'
import { openLog } from './runtime/log.ts'
import { mailWarning } from './runtime/mail-settings.ts'
import { openService, systemSources } from './runtime/open-service.ts'
import { type Print, withProgress } from './runtime/progress.ts'
import { keyPathsOf, moveKeysOut } from './sealing/keys-folder.ts'
import { openKeyring } from './sealing/rewrap-keys.ts'
import { writeDemoApart } from './seed/copies/demo-entries.ts'
import { seedWorkspaces } from './seed/seed-workspaces.ts'
import { scheduleShareMails } from './share/mail/send-shares.ts'
import { openSealing } from './signing/begin-sealing.ts'
import { readCheckpointKey } from './signing/checkpoint-key.ts'
import { keptNotesFolder, openKeptNotes } from './signing/kept-notes.ts'
import { readBuiltClient } from './site/built-client.ts'
import { buildWebWhenStale } from './site/web-build.ts'
import {
  endAbandonedReplies,
  expiring,
  finishErasures,
  finishOpenings,
  issueSetupLink,
  projections,
} from './slices.ts'
import { leftOutOfBackups } from './table-accounts.ts'

/** The process that a start runs in. */
export type Run = {
  /** Absolute path of the project folder. */
  readonly root: string
  /** True to serve the client from Vite with hot reload instead of its build. */
  readonly isDevelopment: boolean
  readonly print: Print
  /** Functions that stop what has been started, in the order of starting; the start adds to it. */
  readonly started: (() => Promise<unknown>)[]
  /** True once the process has been asked to stop. */
  readonly isEnding: () => boolean
  /** Called between steps; throws once the process has been asked to stop. */
  readonly throwIfEnding: () => void
  /** Prints the reason and ends the process with exit code 1. */
  readonly fail: (sentence: string) => void
}

/** Starts Vite, which proxies /api to the service; returns its address. */
const startVite = async ({ root, started }: Run, servicePort: number): Promise<string> => {
  process.env.PORT = String(servicePort)
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: join(root, 'vite.config.ts') })
  started.push(() => vite.close())
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? 'the address shown by Vite'
}

/** Starts everything and prints the address. If it rejects, `started` has what needs to be stopped. */
export const start = async (run: Run): Promise<void> => {
  const { root, isDevelopment, print, started, throwIfEnding } = run
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  await checkAddress(config.port, config.host)
  if (config.metricsPort !== undefined) await checkAddress(config.metricsPort, config.host)

  const onGone = () => run.fail('The database stopped unexpectedly. Start Jarvin again to restart it.')
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, hasSpace: () => true, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: resolve(root, config.dataDir), log: print, onGone })
  started.push(postgres.stop)
  // The last to stop before the database, so that all that the others record while they stop is in the backup.
  const backups: (() => Promise<unknown>)[] = []
  started.push(() => Promise.all(backups.map((stop) => stop())))
  throwIfEnding()
  if (!isDevelopment) await buildWebWhenStale({ root, log: print })
  throwIfEnding()
  const url = await withProgress(print, 'Updating the database …', migrate(postgres.ownerUrl, migrations))
  const onError = (error: Error): void => {
    // While stopping, connections are closed on purpose.
    if (!run.isEnding()) log.warn({ err: error }, 'connection lost')
  }
  const advisor = await openAdvisor(config, log, print)
  const place = keyPathsOf(config, root)
  await moveKeysOut(place, print)
  const checkpointKey = await readCheckpointKey(config.checkpointKey, place.folder)
  const keyring = await openKeyring(config.keyEncryptionKey, place.folder, postgres.ownerUrl, print)
  const notesFolder = await keptNotesFolder(place.folder, postgres.ownerUrl)
  const sealed = { ...systemSources, ...postgres, checkpointKey, keysFolder: place.folder, print }
  const seals = await openSealing({ ...sealed, folder: notesFolder })
  const opened = openService(url, projections, systemSources, onError, advisor, checkpointKey, {
    keptNotes: openKeptNotes(notesFolder),
    seals,
    keyring,
    imported: importedReader,
    witnesses: config.witnesses,
    erasureList: place.erasureList,
    hasSpace: postgres.hasSpace,
    filesFolder: join(place.dataDir, 'files'),
    report: (level, facts, sentence) => log[level](facts, sentence),
    mailer: config.mail ? smtpMailer(config.mail) : terminalMailer(print, isDevelopment),
    identityProvider: await openIdentityProviderOf(config, log),
    demos: { mode: config.demo, write: writeDemoApart },
  })
  const metrics = await openMetricsOf(config)
  const service = metrics?.measureService(opened) ?? opened
  // Clears the keys of connections that are removed while the service runs.
  if (!config.databaseUrl) started.push(...scheduleEmbedded(postgres.ownerUrl, service))
  started.push(service.database.end)
  const dataDir = config.databaseUrl ? undefined : place.dataDir
  await repeatErasures(
    { ...service, projections, list: place.erasureList, dataDir },
    postgres.ownerUrl,
    print,
  )
  throwIfEnding()
  const seeded = await withProgress(print, 'Seeding the demo businesses …', seedWorkspaces(service))
  if (seeded > 0) print(`Seeded ${counted(seeded, 'demo business', 'demo businesses')}.`)
  throwIfEnding()
  await finishOpenings(service)
  await finishErasures(service)
  // On an external database another process may be writing a reply right now; the embedded one has only this service.
  await endAbandonedReplies(service, config.databaseUrl === undefined)
  const businesses = openWorkspaces(service)
  const all = openWorkspaces(service, [siteWorkspace, installationWorkspace])
  started.push(scheduleLogIndexing(service.database, businesses))
  started.push(scheduleCheckpoints(service, all))
  started.push(scheduleDirectory({ ...service, folder: notesFolder, ownerUrl: postgres.ownerUrl }))
  started.push(scheduleWitnesses(service, all))
  started.push(scheduleOutcomes(service, businesses))
  started.push(scheduleFindings(service))
  started.push(scheduleRecording(service))
  started.push(scheduleRetention(service, all, expiring))
  started.push(scheduleDemoDrops(service))
  started.push(scheduleDeletions(service))
  if (config.backups) {
    const installation = { ownerUrl: postgres.ownerUrl, isEmbedded: !config.databaseUrl, place }
    const what = { refilled: leftOutOfBackups, signer: checkpointKey.publicKey }
    const plan = { ...config.backups, to: resolve(root, config.backups.to) }
    backups.push(...startBackups(plan, { ...service, ...installation, ...what }, print))
  }
  throwIfEnding()
  const client = isDevelopment ? undefined : await readBuiltClient(root, config.publicUrl)
  if (metrics) {
    const figures = await listen(metrics.answer, config.metricsPort ?? 0, undefined, undefined, config.host)
    started.push(() => close(figures.server))
    print(`Metrics are at http://localhost:${figures.port}/metrics`)
  }
  const app = createApp(service, log, client, config.allowance, run.isEnding)
  app.set('trust proxy', config.trustedProxies)
  const onRefused = logRefusedRequests(log, service)
  const listener = metrics?.measureRequests(app) ?? app
  const { server, port } = await listen(listener, config.port, onRefused, undefined, config.host)
  started.push(() => drain(server, config.drainSeconds).then(() => close(server)))
  const address = isDevelopment
    ? await withProgress(print, 'Starting the development server …', startVite(run, port))
    : `http://localhost:${port}`
  const origin = config.publicUrl ?? `http://localhost:${port}`
  started.push(scheduleDigests(service, origin))
  started.push(scheduleShareMails(service, origin))
  if (process.getuid?.() === 0)
    print('Warning: Jarvin is running as root. Start it as an ordinary user who can write to DATA_DIR.')
  const warning = mailWarning(config)
  if (warning !== undefined) print(warning)
  const token = await issueSetupLink(service)
  started.push(scheduleWarmUp(service))
  print(`Jarvin is ready at ${address} (listening on ${config.host ?? 'all interfaces'}, port ${port})`)
  if (token !== undefined) {
    print(
      `Nobody owns this installation yet. To set up your business, open this link; it works once, within ${linkHours} hours:`,
    )
    print(linkTo(config.publicUrl ?? address.replace(/\/$/, ''), '/setup', token))
  }
}
