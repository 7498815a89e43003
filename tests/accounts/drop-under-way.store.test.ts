/** A file that is being sent while its workspace is dropped leaves nothing behind: no file, no key, no draft. */
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Import, ImportId } from '#schema/import/import'
import { dropCopy } from '../../service/accounts/demo-drops.ts'
import { keepDraft } from '../../service/import/drafts.ts'
import { lines } from '../import/read-text.ts'
import { enter, owner, rowsOf, running, serveDemos } from './demo-visitors.ts'

serveDemos()

const sales = lines(
  'Receipt,Date,Total ex GST',
  ...Array.from({ length: 500 }, (_, n) => `${n},2026-11-13,5.50`),
)

/** Sends the head of a file; the returned function sends the rest and waits for the answer. */
const sendSlowly = async (session: string) => {
  const call = request(`${running.baseUrl}/api/imports`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-file-name': 'sales.csv', 'x-session-id': session },
  })
  const answered = once(call, 'response')
  call.write(sales.slice(0, 100))
  // The service has the session and waits for the rest once the beginning is in its folder.
  await expect.poll(() => readdir(join(running.filesFolder, '.open')).catch(() => [])).toHaveLength(1)
  return async (): Promise<number> => {
    call.end(sales.slice(100))
    const [answer]: IncomingMessage[] = await answered
    answer?.resume()
    return answer?.statusCode ?? 0
  }
}

const left = async (workspace: string) => ({
  rows: await rowsOf(workspace),
  files: await readdir(join(running.filesFolder, workspace)).catch(() => []),
  open: await readdir(join(running.filesFolder, '.open')),
})
const nothing = { rows: {}, files: [], open: [] }

const drop = async (copy: string) => {
  await owner.query(`update demo_copy set dropping = 'reset' where copy = $1`, [copy])
  await dropCopy(running.service, copy)
}

it('that arrives after the drop', async () => {
  const { session, copy } = await enter()
  const finish = await sendSlowly(session)
  await drop(copy)
  expect(await finish()).toBe(401)
  expect(await left(copy)).toEqual(nothing)
})

it('that was stored just before the drop, and its draft just after', async () => {
  const { copy } = await enter()
  const path = join(running.filesFolder, '.open', 'received')
  await mkdir(join(running.filesFolder, '.open'), { recursive: true })
  await writeFile(path, sales)
  const { files, database, now } = running.service
  const sha256 = 'a'.repeat(64)
  const late = {
    ...files,
    keep: async (workspace: string, file: Parameters<typeof files.keep>[1]) => {
      await drop(copy)
      await mkdir(join(running.filesFolder, workspace), { recursive: true })
      await writeFile(join(running.filesFolder, workspace, file.sha256), 'sealed')
    },
  }
  const summary = decodeOrThrow(
    Import,
    {
      ...{ importId: decodeOrThrow(ImportId, running.service.nextId(now()), 'An id'), file: 'sales.csv' },
      ...{ state: 'ready', rows: 0, imported: 0, duplicates: 0, corrected: 0, rejected: [], questions: [] },
    },
    'A file',
  )
  const keeping = keepDraft(database.of(copy), copy, late, {
    ...{ summary, now: now() },
    received: { path, sha256, bytes: sales.length },
  })
  await expect(keeping).rejects.toThrow('dropped')
  expect((await left(copy)).rows).toEqual({})
  expect((await left(copy)).files).toEqual([])
})
