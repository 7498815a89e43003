/** The process started with an address that this machine does not have. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../core/execute.ts'

it('a wrong address ends the start before a database is made', async () => {
  const home = mkdtempSync(join(tmpdir(), 'jarvin-address-'))
  const dataDir = join(home, 'data')
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'service/main.ts', '--dev'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, HOST: '192.0.2.1', PORT: '0' },
    encoding: 'utf8',
    timeout: 25_000,
  })
  const isMade = existsSync(dataDir)
  rmSync(home, { recursive: true, force: true })
  expect([status, stderr, isMade]).toEqual([
    1,
    expect.stringContaining('This machine has no address 192.0.2.1.'),
    false,
  ])
})
