/** A forged append is named by `npm run verify`, never signed over, and not listed in the signed directory of workspaces. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import type { Service } from '../../service/runtime/service.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { readDirectory } from '../../service/signing/workspace-directory.ts'
import { testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import {
  database,
  headIn,
  keys,
  openSealingServices,
  owner,
  reported,
  startForging,
  startSealing,
} from '../event-store/sealing-services.ts'
import { refusal, sign } from './signers.ts'

openSealingServices()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/jarvin-forged-`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (): Service => startSealing({ keptNotes: openKeptNotes(folder) })

const raiseAll = (service: Service, workspace: string, from: number, to: number) =>
  Promise.all(Array.from({ length: to - from }, (_, n) => raise(service, workspace, `event-${from + n}`)))

/** The damage that `npm run verify` names. */
const damageOf = async (workspace: string, listed?: number) => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = await openKeptNotes(folder).read(workspace, key)
  return (await verifyHistoryAndEvidence(owner, workspace, { key, kept, seals: keys.seals, listed })).damage
}

const refused = (place: string) =>
  `conflict decision-log/damaged: The events from ${place} onwards were not all appended by the service: they fit the chain, but no seal of the service covers them. No checkpoint was signed.`

it('names the first position that the service did not append, and signs neither it nor what comes after', async () => {
  const service = start()
  await raiseAll(service, 'short', 0, 5)
  await sign(service, 'short')
  await raiseAll(service, 'short', 5, 8)
  expect(await damageOf('short')).toBeUndefined()
  await raiseAll(startForging(), 'short', 90, 92)
  expect(await damageOf('short')).toEqual({ position: 9, kind: 'forged' })
  expect(await refusal(service, 'short')).toBe(refused('position 9'))
  await raiseAll(service, 'short', 10, 13)
  expect(await damageOf('short')).toEqual({ position: 9, kind: 'forged' })
  for (const asked of [service, start()]) expect(await refusal(asked, 'short')).toBe(refused('position 9'))
  expect(reported.filter((line) => line.startsWith('refusing to sign'))).not.toEqual([])
})

it('does not sign over one in a long history, of which only the new events are read', async () => {
  const service = start()
  await raiseAll(service, 'long', 0, 4200)
  await sign(service, 'long')
  await raiseAll(service, 'long', 4200, 4210)
  await sign(service, 'long')
  await raise(startForging(), 'long', 'forged')
  expect(await refusal(service, 'long')).toBe(refused('position 4211'))
  await raiseAll(service, 'long', 4210, 4220)
  expect(await refusal(service, 'long')).toBe(refused('position 4211'))
  expect(await damageOf('long')).toEqual({ position: 4211, kind: 'forged' })
}, 60_000)

it('names a whole forged workspace', async () => {
  await raiseAll(startForging(), 'whole', 0, 3)
  expect(await damageOf('whole')).toEqual({ position: 1, kind: 'forged', upTo: 3 })
  expect(await refusal(start(), 'whole')).toBe(refused('a position between 1 and 3'))
})

it('without the seal that was there, names what no signature and no line of the directory bears out', async () => {
  const service = start()
  await raiseAll(service, 'stripped', 0, 5)
  await sign(service, 'stripped')
  await raiseAll(service, 'stripped', 5, 8)
  await raiseAll(startForging(), 'stripped', 90, 92)
  await owner.query(`update workspace_head set seal = null where workspace = 'stripped'`)
  expect(await damageOf('stripped')).toEqual({ position: 6, kind: 'forged', upTo: 10 })
  expect(await damageOf('stripped', 8)).toEqual({ position: 9, kind: 'forged', upTo: 10 })
  // A process that goes on knows what it appended itself.
  await raise(service, 'stripped', 'more')
  expect(await damageOf('stripped')).toEqual({ position: 9, kind: 'forged' })
})

it('names the last event if only its seal was removed', async () => {
  const service = start()
  await raiseAll(service, 'bare', 0, 3)
  await sign(service, 'bare')
  expect(await damageOf('bare')).toBeUndefined()
  await owner.query(`update workspace_head set seal = null where workspace = 'bare'`)
  expect(await damageOf('bare')).toEqual({ position: 3, kind: 'forged' })
  expect(await refusal(start(), 'bare')).toBe(refused('position 3'))
})

it('signs while others append', async () => {
  const service = start()
  const other = start()
  let isOver = false
  const appending = Array.from({ length: 4 }, async (_, client) => {
    for (let n = 0; !isOver; n++) await raise(other, 'moving', `${client}-${n}`)
  })
  await new Promise((done) => setTimeout(done, 100))
  const found = []
  for (let n = 0; n < 20; n++) {
    await sign(service, 'moving')
    found.push(await damageOf('moving'))
  }
  isOver = true
  await Promise.all(appending)
  expect(found.every((damage) => damage === undefined)).toBe(true)
}, 30_000)

it('does not list a head that the service did not leave, and says so once', async () => {
  const service = start()
  const round = directoryRound({ ...service, folder, ownerUrl: database.ownerUrl })
  const lineOf = async (workspace: string) => {
    const directory = await readDirectory(folder, testCheckpointKey.publicKey)
    return directory.kind === 'signed' ? directory.heads.get(workspace) : undefined
  }
  await raiseAll(service, 'listed', 0, 3)
  await round()
  const before = await headIn('listed')
  await raise(startForging(), 'listed', 'forged')
  await raise(startForging(), 'unlisted', 'forged')
  reported.length = 0
  await round()
  await round()
  const own = reported.filter((line) => line.includes('listed: '))
  expect(own.sort()).toEqual([
    expect.stringMatching(/^listed: The events from position 4 onwards were not all appended by the service/),
    expect.stringMatching(/^unlisted: The events from position 1 onwards/),
  ])
  await raise(service, 'listed', 'later')
  await round()
  expect(await lineOf('listed')).toEqual({ position: 3, hash: before.hash })
  expect(await lineOf('unlisted')).toBeUndefined()
})
