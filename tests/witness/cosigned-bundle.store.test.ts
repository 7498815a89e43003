import { unzipSync } from 'fflate'
import { expect, inject, it } from 'vitest'
import { LogExport } from '#schema/decision-log/log-export'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { cosignedAt, witnessKeyOf } from '#schema/proof/cosignature'
import { openCheckpoint, vkeyText } from '#schema/proof/note'
import { zipOfBytes } from '#schema/proof/zip-file'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { witnessRound } from '../../service/decision-log/witnesses/witness-schedule.ts'
import { decodeJson, startTestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { knownLog, startWitness, witnessKey } from './start-witness.ts'

const time = new Date('2026-11-27T09:00:00Z')

it('gives bundles a cosignature', async () => {
  const witness = await startWitness(() => time)
  const running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    witnesses: [witness.settings],
    sources: { ...fixedSources(), now: () => time },
  })
  await makeCheckpoint(running.service, 'cafe')
  await witnessRound(running.service, async () => ['cafe'])()
  const session = await running.signIn()
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const body = { format: 'bundle' }
  const { exportId } = decodeJson(
    LogExport,
    await running.call('POST', '/api/audit/exports', { session, body }),
  )
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, {
    headers: { 'x-session-id': session },
  })
  const zip = new Uint8Array(await response.arrayBuffer())
  const check = (vkey: string) => verifyBundleZip(zipOfBytes(zip), { witnesses: [vkey] })
  expect(await check(vkeyText(witnessKey))).toMatchObject({
    kind: 'holds',
    cosigned: [{ name: 'accountant.example', at: time.getTime() / 1000 }],
  })
  const stranger = witnessKeyOf('accountant.example', knownLog.publicKey)
  expect(await check(vkeyText(stranger))).toEqual({
    kind: 'unreadable',
    file: 'checkpoint.txt',
    why: 'is not cosigned by accountant.example',
  })
  const files = unzipSync(zip)
  const note = new TextDecoder().decode(files['checkpoint.txt'])
  expect(openCheckpoint(note, knownLog)).toBeDefined()
  expect(cosignedAt(note, witnessKey)).toBe(time.getTime() / 1000)
  await running.stop()
  await witness.stop()
})
