/** Every file offered on the press page exists and has the stated size. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readColours } from '../../service/site/build/design.ts'
import { renderPdf } from '../../service/site/build/print.ts'
import { bytesOf, formatBytes, setFileSizes } from '../../web/site/press/file-sizes.ts'
import { mediaKit } from '../../web/site/press/media-kit.content.ts'
import { pressFiles } from '../../web/site/press/press-files.ts'
import { releases } from '../../web/site/press/releases.content.ts'

const root = join(import.meta.dirname, '../..')
const offered = [...releases, ...mediaKit].map(({ downloadUrl }) => downloadUrl)

describe('the files of the press page', () => {
  it.each(offered)('include %s', (url) => {
    const isPrinted = pressFiles().some(({ path }) => `/${path}` === url)
    expect(isPrinted || existsSync(join(root, 'web/public', url))).toBe(true)
  })

  it('are all offered on the page', () => {
    for (const { path } of pressFiles()) expect(offered).toContain(`/${path}`)
  })
})

describe('a printed file', () => {
  it('is a PDF of one page, identical in every run', async () => {
    const colours = await readColours(root)
    const factSheet = pressFiles().find(({ path }) => path.includes('fact-sheet')) ?? expect.fail('none')
    for (const file of pressFiles()) {
      const bytes = Buffer.from(await renderPdf(file, colours))
      const text = bytes.toString('latin1')
      expect(text.startsWith('%PDF-')).toBe(true)
      expect(text.match(/\/Type \/Page\b/g), file.path).toHaveLength(1)
    }
    const [first, again] = await Promise.all([factSheet, factSheet].map((file) => renderPdf(file, colours)))
    expect(first).toEqual(again)
  })
})

describe('the size of a file', () => {
  it('is measured by the build', () => {
    setFileSizes(new Map([['/press/a.pdf', 48_213]]))
    expect(bytesOf('/press/a.pdf')).toBe(48_213)
    expect(bytesOf('/press/b.pdf')).toBeUndefined()
  })

  it.each([
    [48_213, '48 kB'],
    [281, '281 bytes'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_230_000, '1.2 MB'],
  ])('of %i bytes is formatted as %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words))
})
