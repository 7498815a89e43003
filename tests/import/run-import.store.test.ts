/** The command that imports without a screen: one line of JSON, and the meaning of the exit code. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { readImportOptions, runImport } from '../../service/import/run-import.ts'
import { run } from '../commands/command.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'

let running: TestService
let folder: string
let workspace: string
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  await setUpBakery(running)
  const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
  workspace = String(rows[0]?.workspace)
  folder = await mkdtemp(join(tmpdir(), 'jarvin-command-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await running.stop()
})

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const command = async (...args: readonly string[]) => {
  const printed: string[] = []
  const options = readImportOptions(['--workspace', workspace, ...args])
  if (typeof options === 'string') throw new Error(options)
  const { service } = running
  const code = await runImport(options, { service, print: (line) => void printed.push(line), say: () => {} })
  return { code, lines: printed.length, json: JSON.parse(printed[0] ?? 'null') }
}

it('imports, knows the file again, and takes it back', async () => {
  const path = await file(
    'takings.csv',
    lines('Receipt,Date,Total ex GST', '1,2026-11-13,5.50', '2,2026-11-14,18899.70'),
  )
  const rehearsed = await command('--dry-run', path)
  expect(rehearsed).toMatchObject({ code: 0, json: { imported: 2, total: '18905.20' } })
  const first = await command(path)
  expect(first).toMatchObject({
    code: 0,
    lines: 1,
    json: {
      file: 'takings.csv',
      kind: 'sales',
      rows: 2,
      imported: 2,
      duplicates: 0,
      corrected: 0,
      rejected: [],
      from: '2026-11-13',
      to: '2026-11-14',
      total: '18905.20',
      questions: [],
    },
  })
  const { importId } = first.json
  expect(await command(path)).toMatchObject({ code: 0, json: { importId, imported: 0, duplicates: 2 } })
  expect(await command('--undo', importId)).toMatchObject({ code: 0, json: { importId, state: 'undone' } })
  expect((await command('--undo', importId)).code).toBe(1)
  expect(await command(path)).toMatchObject({ code: 0, json: { imported: 2, duplicates: 0 } })
})

it('leaves what is undecided to the answers, and refuses what is no table', async () => {
  const path = await file(
    'ambiguous.csv',
    lines('Receipt,Date,Total ex GST', '1,03/11/2026,5.50', '2,04/11/2026,6.00'),
  )
  const asked = await command('--kind', 'sales', path)
  expect(asked).toMatchObject({
    code: 3,
    lines: 1,
    json: { questions: [{ id: 'date-order', column: 'Date' }] },
  })
  const answers = await file('answers.json', JSON.stringify({ 'date-order': 'month-first' }))
  expect(await command('--answers', answers, path)).toMatchObject({
    code: 0,
    json: { from: '2026-03-11', to: '2026-04-11' },
  })
  const broken = await command(await file('broken.csv', lines('Receipt,Date,Total ex GST', '1,soon,5.50')))
  expect(broken).toMatchObject({ code: 1, lines: 1, json: { imported: 0, questions: [] } })
  expect(broken.json.rejected).toEqual([
    { row: expect.any(Number), column: expect.any(String), reason: expect.any(String) },
  ])
})

it('refuses answers about accounts that no books have, and records nothing', async () => {
  const rows = [13, 14].map((day) => `2026-11-${day},Old Joinery,Concert grand,,5.50`)
  const path = await file('book.csv', lines('Date,Account,Description,Debit,Credit', ...rows))
  expect(await command(path)).toMatchObject({ code: 3, json: { questions: [{ id: 'accounts' }] } })
  const wrong = await file('wrong.json', JSON.stringify({ 'account:Old Joinerey': 'income' }))
  expect(await command('--answers', wrong, path)).toMatchObject({
    code: 1,
    json: {
      imported: 0,
      rejected: [
        {
          column: 'account:Old Joinerey',
          reason: 'has no account “Old Joinerey”, and neither have the books on record',
        },
      ],
    },
  })
  const right = await file('right.json', JSON.stringify({ 'account:old joinery': 'income' }))
  expect(await command('--answers', right, path)).toMatchObject({ code: 0, json: { imported: 2 } })
})

it('runs in a process of its own beside the service', async () => {
  const path = await file('takings.csv', lines('Receipt,Date,Total ex GST', '1,2026-11-13,5.50'))
  const env = {
    DATABASE_URL: running.database.ownerUrl,
    DATA_DIR: folder,
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  }
  const { code, output } = await run(['import', '--workspace', workspace, path], env)
  expect([code, JSON.parse(output)]).toMatchObject([0, { imported: 1, total: '5.50' }])
  expect((await run(['import', path], env)).code).toBe(2)
}, 60_000)

it('records are verified and made again by command, beside the folder of kept files', async () => {
  const env = {
    DATABASE_URL: running.database.ownerUrl,
    DATA_DIR: folder,
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  }
  const path = await file('takings.csv', lines('Receipt,Date,Total ex GST', '1,2026-11-13,5.50'))
  expect((await run(['import', '--workspace', workspace, path], env)).code).toBe(0)
  const lose = () => running.service.database.of(workspace).deleteFrom('import_block').execute()
  await lose()
  expect((await run(['verify'], env)).output).toContain(
    `${workspace}: the records of sales 2026-11-13 differ from the history.`,
  )
  expect((await run(['rebuild'], env)).output).toContain(
    `${workspace}: records made again from the kept files`,
  )
  expect((await run(['verify'], env)).output).not.toContain('records of sales')
}, 120_000)
