/** `npm run verify` about witnesses: options, the exit code for a bundle, and what it finds of stored cosignatures. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cosignatureLine, witnessKeyOf } from '#schema/proof/cosignature'
import { noteKeyOf, textOfNote, vkeyText } from '#schema/proof/note'
import { readVerifyOptions } from '../../service/commands/verify-options.ts'
import { reportBundle, reportCosignatures } from '../../service/commands/verify-report.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { zipOf } from '../decision-log/both-verifiers.ts'
import { bundleOf, bundleTexts, canonicalLog } from '../decision-log/made-bundle.ts'

const secret = checkpointKeyOf(new Uint8Array(32).fill(4))
const witness = witnessKeyOf('accountant.example', secret.publicKey)
const texts = bundleTexts(bundleOf([1, 2, 3], canonicalLog(3)))
const note = texts['checkpoint.txt'] ?? ''

let folder: string
let bundle: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-verify-witness-'))
  bundle = join(folder, 'bundle.zip')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const report = async (checkpoint: string) => {
  await writeFile(bundle, zipOf({ ...texts, 'checkpoint.txt': checkpoint }))
  const lines: string[] = []
  const witnesses = [vkeyText(witness)]
  const code = await reportBundle(
    { bundle, checkpoint: undefined, vkey: undefined, witnesses },
    (line) => void lines.push(line),
  )
  return { code, lines }
}
const lineAt = (seconds: number) => cosignatureLine(textOfNote(note) ?? '', witness, seconds, secret.sign)

it('accepts a bundle that the witness has cosigned, and says when', async () => {
  const { code, lines } = await report(note + lineAt(253_402_300_799))
  expect(code).toBe(0)
  expect(lines).toContain('Cosigned by accountant.example at 9999-12-31T23:59:59.000Z.')
})

it.each([
  ['is not there', ''],
  ['is of another text', cosignatureLine('another text\n', witness, 1_795_770_000, secret.sign)],
  ['was made at no time', lineAt(0)],
  ['was made after the year 9999', lineAt(253_402_300_800)],
  ['was made at a time that no clock shows', lineAt(Number.MAX_SAFE_INTEGER)],
])('refuses a bundle whose cosignature %s', async (_name, line) => {
  const { code, lines } = await report(note + line)
  expect([code, lines.length]).toEqual([1, 1])
  expect(lines[0]).toContain('checkpoint.txt is not cosigned by accountant.example')
})

it('refuses an option that names no witness, or no bundle', async () => {
  const log = vkeyText(noteKeyOf('jarvin/cafe', secret.publicKey))
  await writeFile(bundle, '')
  for (const text of [log, 'accountant.example', ''])
    expect(await readVerifyOptions(['--bundle', bundle, '--witness', text])).toMatch(/^--witness must be/)
  expect(await readVerifyOptions(['--witness', vkeyText(witness)])).toMatch(/^--witness needs a bundle/)
  expect(await readVerifyOptions(['--bundle', bundle, '--witness', vkeyText(witness)])).toMatchObject({
    witnesses: [vkeyText(witness)],
  })
})

it('finds a fault in a cosignature that is not valid, and none in one that it cannot check', () => {
  const judge = (faults: readonly string[], unchecked: number) => {
    const lines: string[] = []
    return [reportCosignatures('cafe', { faults, unchecked }, (line) => void lines.push(line)), lines.length]
  }
  expect(judge([], 0)).toEqual([true, 0])
  expect(judge([], 2)).toEqual([true, 1])
  expect(judge(['one', 'two'], 0)).toEqual([false, 2])
})
