/** The file that says since when heads are sealed goes along with a restored backup that has seals, and is gone for one that has none. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { carryNotes } from '../../service/backup/restore-notes.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf } from '../../service/signing/kept-notes.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { sealingFile, writeSealingFile } from '../../service/signing/sealing-file.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'

let database: FreshDatabase
let owner: Client
let keys: string

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  keys = await mkdtemp(join(tmpdir(), 'jarvin-restored-'))
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(keys, { recursive: true, force: true })
})

it('is copied to the folder of the restored database, or stays where it is', async () => {
  const before = join(keys, 'signed', 'before')
  await writeSealingFile(before, sealKeysFrom(testCheckpointKey), '2026-11-30T00:00:00.000Z')
  const target = await notesFolderOf(keys, owner)
  await carryNotes(owner, before, keys)
  await carryNotes(owner, target, keys)
  expect(await readFile(sealingFile(target), 'utf8')).toBe(await readFile(sealingFile(before), 'utf8'))
})

it('is removed for a backup from before there were seals, so that the next start begins to seal', async () => {
  const target = await notesFolderOf(keys, owner)
  await writeSealingFile(target, sealKeysFrom(testCheckpointKey), '2026-11-30T00:00:00.000Z')
  await owner.query('alter table workspace_head drop column seal')
  await carryNotes(owner, target, keys)
  expect(existsSync(sealingFile(target))).toBe(false)
})
