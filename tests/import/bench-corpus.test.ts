/** A part of the bench's corpus, with seeds that were not used to improve the reader: no error goes unnoticed. */
import { expect, test } from 'vitest'
import { runCorpus } from '../import-corpus/corpus.ts'

test.each([71, 72])('files of seed %i are read rightly, or something is asked', async (seed) => {
  const { silent, unmapped, files } = await runCorpus(
    [seed],
    (layout, defect) => (layout + defect) % 8 === seed % 8,
  )
  expect(silent).toEqual([])
  expect(unmapped.length).toBeLessThan(files / 10)
})
