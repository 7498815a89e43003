/** Assembles the service on a migrated database. */
import { randomBytes, randomFillSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { openCopySizes } from '../accounts/demo-size.ts'
import { openDemoTemplates, type WriteDemo } from '../accounts/demo-template.ts'
import { addressBounds, type Demos, demoLimits, openDemoStock } from '../accounts/demos.ts'
import { terminalMailer } from '../accounts/mailer.ts'
import { builtIn } from '../advisor/built-in.ts'
import { noImports } from '../advisor/detail/imported-reader.ts'
import type { AdvisorEngine } from '../advisor/engine.ts'
import { openContinuousStatus } from '../backup/continuous/continuous-state.ts'
import { openChangeFeed } from '../change-feed/change-feed.ts'
import { type Database, openDatabase } from '../database/pool.ts'
import { openEventStore } from '../event-store/event-store.ts'
import type { HeadSeals, Sealing } from '../event-store/head-seal.ts'
import { keptMs } from '../http/answer-cache.ts'
import { trackAppends } from '../http/readiness.ts'
import type { Projection } from '../read-models/projection.ts'
import { openKeptFiles } from '../sealing/kept-files.ts'
import { plainKeys } from '../sealing/keyring.ts'
import { openSealer } from '../sealing/seal.ts'
import { checkpointKeyOf } from '../signing/checkpoint-key.ts'
import { openTimeTravel } from '../time-travel/time-travel.ts'
import type { Service } from './service.ts'
import type { Sources } from './sources.ts'

/** Random bytes for ids are drawn in blocks: one draw per id would cost more than the rest of the event. */
const block = Buffer.alloc(4096)
let drawn = block.length
const sixteenBytes = (): Uint8Array => {
  if (drawn === block.length) {
    randomFillSync(block)
    drawn = 0
  }
  drawn += 16
  return block.subarray(drawn - 16, drawn)
}

/** The system clock and secure randomness. */
export const systemSources: Sources = {
  now: () => new Date(),
  nextId: (time) => v7({ msecs: time.getTime(), random: sixteenBytes() }),
  random: (size) => randomBytes(size),
}

type Options = Partial<
  Pick<
    Service,
    | 'keptNotes'
    | 'keyring'
    | 'witnesses'
    | 'erasureList'
    | 'report'
    | 'answersKeptMs'
    | 'mailer'
    | 'identityProvider'
    | 'imported'
  > &
    Pick<Database, 'hasSpace'> & {
      readonly filesFolder: string
      readonly demos: DemoOptions
      readonly seals: HeadSeals | undefined
    }
>

/** `write` writes a demo business's history for visitors' copies. */
export type DemoOptions = Pick<Demos, 'mode'> & {
  readonly write: WriteDemo
  readonly maxCopies?: number
  readonly stockSize?: number
  /** Limits on the copies of one address. */
  readonly addressBounds?: Demos['addressBounds']
  readonly maxBytes?: number
}

/** Reports each fault once. */
const sealingBy = (seals: HeadSeals, report: Service['report']): Sealing => {
  const reported = new Set<string>()
  return {
    seals,
    onFault: (workspace, position, sentence) => {
      if (reported.has(`${workspace} ${position}`)) return
      reported.add(`${workspace} ${position}`)
      report('error', { workspace, position }, `${workspace}: ${sentence}`)
    },
  }
}

const noCopies: DemoOptions = {
  mode: 'shared',
  write: () => Promise.reject(new Error('This service makes no copies of demo businesses.')),
}

/**
 * Opens the service at `url`, a URL for the service role. `onError` receives lost connections;
 * `checkpointKey` signs (default: a random key for this process only); `keptNotes` stores signed notes
 * outside the database, `seals` seals heads (default: they are not sealed), `keyring` has the keys that wrap those of subjects (default: they are not wrapped), and `erasureList` the erasures; `witnesses` cosign checkpoints; `report` writes to the log; `hasSpace` returns false
 * while the database's disk is too full for changes; `mailer` delivers messages to people; `identityProvider`
 * signs them in with company accounts; `filesFolder` stores their files; `demos` sets how visitors see the
 * demo businesses (default: shared).
 */
export const openService = (
  url: string,
  projections: readonly Projection[],
  sources: Sources,
  onError: (error: Error) => void,
  advisor: AdvisorEngine = builtIn,
  checkpointKey = checkpointKeyOf(randomBytes(32)),
  {
    keptNotes,
    keyring = plainKeys,
    witnesses = [],
    erasureList,
    report = () => {},
    hasSpace,
    answersKeptMs = keptMs,
    mailer = terminalMailer(() => {}),
    identityProvider,
    filesFolder = join(tmpdir(), `jarvin-files-${process.pid}`),
    demos = noCopies,
    imported = noImports,
    seals,
  }: Options = {},
): Service => {
  const database = openDatabase(url, onError, hasSpace)
  const changes = openChangeFeed(database, url)
  const sealing = seals && sealingBy(seals, report)
  const store = openEventStore(database, projections, sources, sealing)
  const appends = trackAppends()
  const sealer = openSealer(database, sources.random, keyring)
  const files = openKeptFiles(filesFolder, sealer)
  const timeTravel = openTimeTravel(database, projections)
  return {
    ...sources,
    timeTravel: timeTravel,
    projections,
    changes,
    database: {
      ...database,
      end: async () => {
        await changes.end()
        await timeTravel.end()
        await database.end()
      },
    },
    store: {
      ...store,
      append: async (workspace, append) => {
        const result = await appends.track(() => store.append(workspace, append))
        if (result.outcome === 'appended') changes.notify(workspace)
        return result
      },
    },
    oldestAppendMs: appends.oldestMs,
    keyring,
    sealer,
    files,
    sealing,
    checkpointKey,
    keptNotes,
    witnesses,
    erasureList,
    continuousBackup: openContinuousStatus(),
    report,
    answersKeptMs,
    advisor,
    imported,
    mailer,
    identityProvider,
    demos: {
      mode: demos.mode,
      templates: openDemoTemplates(demos.write, sources.now),
      stock: openDemoStock(demos.stockSize ?? demoLimits.stockSize),
      maxCopies: demos.maxCopies ?? demoLimits.maxCopies,
      addressBounds: demos.addressBounds ?? addressBounds,
      findFull: openCopySizes(database, files, demos.maxBytes),
    },
  }
}
