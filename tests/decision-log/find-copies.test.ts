import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCopies } from '../../service/sealing/erase-files.ts'

it('counts copies as bytes, hexadecimal and base64, also across chunk boundaries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-copies-'))
  const key = createHash('sha256').update('a key').digest()
  const fill = (size: number) => Buffer.alloc(size, 'x')
  const texts = [key, key.toString('hex'), key.toString('hex').toUpperCase(), key.toString('base64url')]
  expect(await findCopies(folder, key)).toEqual([])
  for (const [index, text] of texts.entries()) {
    // Chunks are 1 MiB; each copy starts shortly before the end of one.
    await writeFile(
      join(folder, `${index}`),
      Buffer.concat([fill((1 << 20) - 7), Buffer.from(text), fill(9)]),
    )
    expect(await findCopies(folder, key)).toHaveLength(index + 1)
  }
  // A WAL page may end inside a key, so half a key counts.
  await writeFile(join(folder, 'half'), key.subarray(16))
  expect(await findCopies(folder, key)).toHaveLength(texts.length + 1)
  await rm(folder, { recursive: true })
})
