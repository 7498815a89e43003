/** Compares a database's catalogue with the recorded one: unknown, missing and changed objects. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readCatalogue } from './catalogue.ts'
import { flatConditions } from './flat-conditions.ts'

/** Catalogue after all migrations, recorded with the fixtures. */
export const catalogueFile = join(import.meta.dirname, '../migrations/catalogue.txt')

const byObject = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )

const quoted = (text: string): string => (text === '' ? 'empty' : `"${text}"`)

// A restored dump prints some expressions with other parentheses.
const isSame = (one: string, other: string): boolean =>
  one === other || flatConditions(one) === flatConditions(other)

/** Differences from the recorded catalogue: one clause per object, in catalogue order. */
export const catalogueFaults = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const found = byObject(await readCatalogue(client))
  const expected = byObject((await readFile(catalogueFile, 'utf8')).trimEnd().split('\n'))
  const unexpected = [...found].flatMap(([object, properties]) => {
    const recorded = expected.get(object)
    if (recorded === undefined)
      return [`there is an unknown ${object}${properties === '' ? '' : `: ${properties}`}`]
    return isSame(recorded, properties)
      ? []
      : [`the ${object} is ${quoted(properties)}, not ${quoted(recorded)}`]
  })
  const missing = [...expected.keys()].filter((object) => !found.has(object))
  return [...unexpected, ...missing.map((object) => `the ${object} is missing`)]
}
