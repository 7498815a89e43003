import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileKeyring, keyringFile, keyringOf } from '../../service/sealing/keyring.ts'

const workspace = 'sealed'

it('does not open a key that was moved to another subject, or changed', () => {
  const keyring = keyringOf([randomBytes(32)])
  const key = randomBytes(32)
  const stored = keyring.wrap(key, workspace, 'person-1')
  expect(keyring.unwrap(stored, workspace, 'person-1')).toEqual(key)
  expect(() => keyring.unwrap(stored, workspace, 'person-2')).toThrow('was changed')
  expect(() => keyring.unwrap(stored, 'other', 'person-1')).toThrow('was changed')
  for (const at of [4, 20, 63]) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => keyring.unwrap(changed, workspace, 'person-1')).toThrow('was changed')
  }
})

it('refuses a file that holds no keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-keyring-'))
  await writeFile(keyringFile(folder), 'nonsense\n')
  expect(() => fileKeyring(keyringFile(folder))).toThrow('encryption.keys must be keys of 32 bytes')
  await rm(folder, { recursive: true, force: true })
})
