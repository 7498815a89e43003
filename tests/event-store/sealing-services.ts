/** Services that seal heads, and ones that do not have the key, for tests of forged appends. */
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { type SealKeys, sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'
import { readHeadOf } from './stored-heads.ts'

export let database: FreshDatabase
export let owner: Client
/** Keys of the service. */
export const keys = sealKeysFrom(testCheckpointKey)
/** Keys of somebody else. */
export const otherKeys = sealKeysFrom(checkpointKeyOf(new Uint8Array(32).fill(8)))
/** The services' log lines; cleared before each test. */
export const reported: string[] = []
let services: Service[] = []

const open = (seals: SealKeys | undefined, parts: Partial<Pick<Service, 'keptNotes'>> = {}): Service => {
  const service = openService(
    database.serviceUrl,
    projections,
    systemSources,
    () => {},
    undefined,
    testCheckpointKey,
    {
      ...parts,
      seals: seals?.seals,
      report: (_level, _facts, sentence) => void reported.push(sentence),
    },
  )
  services.push(service)
  return service
}

/** A process of the service. */
export const startSealing = (parts: Partial<Pick<Service, 'keptNotes'>> = {}): Service => open(keys, parts)

/**
 * Somebody with the database and our code, who moves head and read tables along: without a key, so that the seal stays as it
 * was, or with another one.
 */
export const startForging = (seals?: SealKeys): Service => open(seals)

/** The head as stored. */
export const headIn = (workspace: string) => readHeadOf(owner, workspace)

/** Whether the head has a good seal, and from where it is in doubt. */
export const stateOf = async (workspace: string) => {
  const head = await headIn(workspace)
  return {
    position: head.position,
    isSealed: keys.seals.isSealed(workspace, head),
    doubtedFrom: head.doubtedFrom,
  }
}

/** Call once per test file. */
export const openSealingServices = (): void => {
  beforeAll(async () => {
    database = await freshDatabase(inject('ownerUrl'))
    owner = await connectOwner(database.ownerUrl)
  })
  beforeEach(() => {
    reported.length = 0
  })
  afterEach(async () => {
    for (const { database: opened } of services) await opened.end()
    services = []
  })
  afterAll(async () => {
    await owner.end()
    await database.drop()
  })
}
