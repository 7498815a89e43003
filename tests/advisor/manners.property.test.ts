/** A labelled question is read and answered alike in whatever manner it is said. Floors are only ever raised. */
import { describe, expect, it } from 'vitest'
import { compareManners, labelled } from './manners/invariance.ts'

/** One question in so many, of each set in turn: what a few seconds are enough for. */
const everyNth = 61

const asked = labelled().filter((_, at) => at % everyNth === 0)

const alike = async (half: Parameters<typeof compareManners>[1]): Promise<number> => {
  const all = await compareManners(asked, half)
  return (100 * all.filter(({ isEqual }) => isEqual).length) / all.length
}

describe(`${asked.length} questions in other manners of speech`, () => {
  it('are answered alike where the reader was made with the phrases', async () => {
    expect(await alike('seen')).toBeGreaterThanOrEqual(94)
  }, 240_000)

  it('are answered alike with phrases that it was not made with', async () => {
    expect(await alike('held out')).toBeGreaterThanOrEqual(78)
  }, 240_000)
})
