/** What the catalogue of a database has besides what the migrations made, what it lacks, and what is otherwise. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readCatalogue } from './catalogue.ts'

/** The catalogue that the migrations make, recorded with the fixtures. */
export const catalogueFile = join(import.meta.dirname, '../migrations/catalogue.txt')

const parted = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )

const quoted = (text: string): string => (text === '' ? 'empty' : `"${text}"`)

/** What differs from the recorded catalogue: one part of a sentence for each object, in the order of the catalogue. */
export const rightsFaults = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const found = parted(await readCatalogue(client))
  const expected = parted((await readFile(catalogueFile, 'utf8')).trimEnd().split('\n'))
  const others = [...found].flatMap(([what, says]) => {
    const right = expected.get(what)
    if (right === undefined) return [`there is an unknown ${what}${says === '' ? '' : `: ${says}`}`]
    return right === says ? [] : [`the ${what} is ${quoted(says)}, not ${quoted(right)}`]
  })
  const missing = [...expected.keys()].filter((what) => !found.has(what))
  return [...others, ...missing.map((what) => `the ${what} is missing`)]
}
