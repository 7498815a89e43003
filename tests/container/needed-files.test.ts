/** The image has the packages whose files the service reads by name, which no import shows. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readByName } from '../../service/container/needed-files.ts'
import { root } from '../core/execute.ts'

// Rooms that only run while the product is built, or that have no use in a container.
const isElsewhere = (file: string) => /^(site\/build\/|database\/embedded\/|container\/)/.test(file)

const packageOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]

it('lists every package that the sources read by name', () => {
  const service = join(root, 'service')
  const files = readdirSync(service, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isElsewhere(file),
  )
  const read = files.flatMap((file) =>
    [
      ...readFileSync(join(service, file), 'utf8').matchAll(
        /(?:\bresolve|readInstalled)\(\s*['"`](@?[a-z][^'"`.]*\/[^'"`]*)/g,
      ),
    ].map(([, path = '']) => packageOf(path)),
  )
  expect([...new Set(read)].sort()).toEqual([...readByName].sort())
})
