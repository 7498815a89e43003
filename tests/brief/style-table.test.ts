/** The pairs of styles, written to style-pairs.md, and distinguished by measures and options, never by wording alone. */
import { expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { isTellable, pairsOf, tableOf } from './style-table.ts'

/** Out of ten pairs, the number that a reader must be able to tell apart. */
const fewest = 8

const all = businessTypes.map((type) => ({ type, pairs: pairsOf(type) }))

it.each(all)('$type: at least eight of ten pairs differ in a measure or an option', ({ pairs }) => {
  const same = pairs.filter((pair) => !isTellable(pair)).map(({ topic }) => topic)
  expect(pairs.length - same.length, same.join(', ')).toBeGreaterThanOrEqual(fewest)
})

it('are written down as they are', async () => {
  const table = all.map(({ type, pairs }) => tableOf(type, pairs)).join('\n')
  const head =
    '# Two styles on one topic\n\nWritten by `tests/brief/style-table.test.ts`; run it with `-u` after a change. A row has what only its style states.\n\n'
  await expect(`${head}${table}`).toMatchFileSnapshot('./style-pairs.md')
})
