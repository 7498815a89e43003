/** Options of `npm run archive`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readArchiveOptions } from '../../service/archive/archive-options.ts'

const place = mkdtempSync(join(tmpdir(), 'jarvin-archive-options-'))
const there = join(place, 'there.archive')
const absent = join(place, 'absent.archive')
writeFileSync(there, '')
afterAll(() => rmSync(place, { recursive: true }))

const passphrase = 'seventeen blue herons'
const read = (...args: readonly string[]) => readArchiveOptions(args, passphrase)

it('writes an archive or imports one', () => {
  expect(read('--workspace', 'Larkin', '--to', absent)).toEqual({
    ...{ kind: 'write', passphrase, workspace: 'Larkin', to: absent },
  })
  expect(read('--from', there)).toEqual({ kind: 'import', passphrase, from: there })
})

it('says what is wrong', () => {
  expect(read()).toMatch('Either --to or --from')
  expect(read('--to', absent, '--from', there)).toMatch('Either --to or --from')
  expect(read('--to', absent)).toMatch('--workspace is required')
  expect(read('--workspace', 'Larkin', '--from', there)).toMatch('--workspace does not go with --from')
  expect(read('--workspace', 'Larkin', '--to', there)).toMatch('There is a file')
  expect(read('--from', absent)).toMatch('does not exist')
  expect(read('--from', '')).toMatch('is empty')
  expect(read('--form', there)).toMatch("Unknown option '--form'")
  for (const short of [undefined, '', 'eleven char'])
    expect(readArchiveOptions(['--from', there], short)).toMatch('at least 12 characters')
})
