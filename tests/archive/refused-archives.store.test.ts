/** Archives that must not be imported: each is refused with its reason, and nothing is changed. */
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrations } from '../../service/migrations/migrations.ts'
import { rowsOf } from '../backup/database-contents.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import {
  archive,
  eraseMia,
  type Installation,
  importFrom,
  passphrase,
  startInstallation,
  stateOf,
  stopInstallation,
} from './two-installations.ts'

let first: Installation
let second: Installation
let place: string
let whole: string
let file: string
let workspace: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-archive-'))
  first = await startInstallation(1, false)
  second = await startInstallation(2, true)
  const sold = lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50')
  await openFileClient(first.running, first.owner).imported(sold)
  await eraseMia(first)
  whole = join(place, 'whole.archive')
  workspace = (await archive(first.running, 'Larkin Street Bakery', whole)).manifest.workspace
}, 120_000)
afterAll(async () => {
  await stopInstallation(first)
  await stopInstallation(second)
  await rm(place, { recursive: true, force: true })
})

let count = 0
beforeEach(() => {
  count += 1
  file = join(place, `${count}.archive`)
})

/** Imports `file` into the second installation, and expects that it is refused with this reason. */
const expectRefused = async (why: RegExp | string, secret = passphrase, known = migrations) => {
  const before = await stateOf(second)
  await expect(importFrom(second.running, file, secret, known)).rejects.toThrow(why)
  expect(await stateOf(second)).toEqual(before)
}

it('refuses a file cut off at any place', async () => {
  const { size } = await stat(whole)
  for (const length of [0, 10, 40, 63, 64, 100, Math.floor(size / 2), size - 1]) {
    await copyFile(whole, file)
    await truncate(file, length)
    await expectRefused(
      length < 15
        ? 'is not an archive of Jarvin'
        : /is not whole: (its first line was cut off|it ends early)/,
    )
  }
}, 120_000)

it('refuses a file with one byte changed, anywhere, or with one added', async () => {
  const bytes = await readFile(whole)
  const places = [0, 15, 16, 20, 40, 50, 62, 63, 64, 67, 68, 75, 90, bytes.length - 20, bytes.length - 1]
  for (const at of [
    ...places,
    ...Array.from({ length: 10 }, (_, n) => Math.floor((bytes.length * (n + 0.5)) / 10)),
  ]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    await writeFile(file, changed)
    await expectRefused(/is not an archive of Jarvin|is not whole|passphrase does not open|has the format \d/)
  }
  await writeFile(file, Buffer.concat([bytes, Buffer.from([0])]))
  await expectRefused('something follows its end')
}, 120_000)

it('refuses another passphrase, a later format and a later version', async () => {
  await copyFile(whole, file)
  await expectRefused('The passphrase does not open', 'seventeen blue heron')
  const { '496-decimal-words': _, ...earlier } = migrations
  await expectRefused('from a later version of Jarvin (496-decimal-words)', passphrase, earlier)
  const later = (await readFile(whole)).toString('latin1').replace('jarvin-archive-1', 'jarvin-archive-2')
  await writeFile(file, later, 'latin1')
  await expectRefused('has the format 2 of a later version')
}, 120_000)

it('leaves nothing if it cannot be written to the end', async () => {
  await copyFile(whole, file)
  const before = await stateOf(second)
  // The list of erasures is written last, and that fails here.
  const stopped = { ...second.running.service, erasureList: join(second.running.filesFolder, '\0') }
  await expect(importFrom({ ...second.running, service: stopped }, file)).rejects.toThrow()
  expect(await stateOf(second)).toEqual(before)
}, 120_000)

it('refuses a workspace that was deleted here', async () => {
  await copyFile(whole, file)
  const deleted = { events: 3, hash: 'ab'.repeat(32) }
  await writeFile(second.erasureList, `${JSON.stringify({ workspace, deleted })}\n`)
  await expectRefused('was deleted in this installation')
  await rm(second.erasureList)
}, 120_000)

it('refuses a workspace that is here already, also in the first installation', async () => {
  await copyFile(whole, file)
  const here = `select count(*)::int as count from events where workspace = '${workspace}'`
  await expect(importFrom(first.running, file)).rejects.toThrow('is in this installation already')
  await importFrom(second.running, file)
  expect(await rowsOf(second.running.database.ownerUrl, here)).not.toEqual([{ count: 0 }])
  await expectRefused('is in this installation already')
}, 120_000)
