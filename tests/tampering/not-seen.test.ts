/** What no check sees stands in the threat table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../core/execute.ts'
import { threatRows } from './not-seen.ts'

const table = readFileSync(join(root, 'schema/proof/README.md'), 'utf8')

it.each(threatRows)('the threat table says that it is not seen: %s', (row) => {
  const line = table.split('\n').find((one) => one.startsWith(`| ${row}`))
  expect(line).toMatch(/\| nobody/)
})
