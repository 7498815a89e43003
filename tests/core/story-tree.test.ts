/** The tree of stories in Ladle: grouped like the product, with states under their names and each in its place. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { dialogStates, dialogStories } from '../../stories/core/dialogs.ts'
import { screenStories, states } from '../../stories/core/screens.ts'
import { root } from './execute.ts'

/** The first page, then the product's groups. */
const groups = ['Start here', 'Signed in', 'Public site', 'Kit']

const Meta = t.type({
  stories: t.record(
    t.string,
    t.type({
      name: t.string,
      levels: t.array(t.string),
      filePath: t.string,
      namedExport: t.string,
      locStart: t.number,
    }),
  ),
})

// Neither file has types.
const load = (path: string) => import(pathToFileURL(join(root, path)).href)
const { default: config } = await load('stories/.ladle/config.mjs')
const { default: readMeta } = await load('node_modules/@ladle/react/api/meta.js')
const { stories } = decodeOrThrow(Meta, await readMeta({ config: 'stories/.ladle' }), 'the list of stories')

const ordered: readonly string[] = config.storyOrder(Object.keys(stories))
const levels = ordered.map((id) => stories[id]?.levels ?? [])

/** The values, with each run of equal ones reduced to one. */
const runs = (values: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  values.filter((value, index) => value !== values[index - 1])

const wordsOf = (state: string): string =>
  state === 'Narrow' ? '390' : state.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

it('has the first page and the groups of the product at its top level, each of them once', () => {
  expect(runs(levels.map(([group]) => group))).toEqual(groups)
})

it('opens on the first page, which is the first of the tree', () => {
  expect(ordered[0]).toBe('start-here--guide')
  expect(config.defaultStory).toBe(ordered[0])
  expect(levels.filter(([group]) => group === 'Start here')).toEqual([['Start here']])
})

it('has a group, a screen, and at most one part of a screen above each state', () => {
  const depths = levels.slice(1).map((path) => path.length)
  expect(ordered.slice(1).filter((_, index) => ![2, 3].includes(depths[index] ?? 0))).toEqual([])
  const screens = runs(levels.map(([group, screen]) => `${group}/${screen}`))
  expect(screens).toEqual([...new Set(screens)])
})

const listed = [screenStories, dialogStories].flatMap((all) =>
  Object.values(all).flatMap(({ also = [] }) => also),
)
const words = [...states, ...dialogStates, ...listed].map(wordsOf)

it('names each story by a state of the list, or describes it in a comment', () => {
  const all = Object.values(stories).map((story) => ({
    ...story,
    // "Terms 390" is "Terms" at another width.
    own: story.name.replace(/( ?\b(dark|390))+$/i, ''),
    branch: story.levels.join('/'),
  }))
  const known = new Set(all.map(({ branch, name }) => `${branch}/${name}`))
  const unexplained = all.filter(({ name, own, branch, filePath, locStart }) => {
    const lines = readFileSync(join(root, filePath), 'utf8').split('\n')
    const isVariant = own !== name && (own === '' || known.has(`${branch}/${own}`))
    return !words.includes(name) && !isVariant && !lines[locStart - 2]?.trimEnd().endsWith('*/')
  })
  expect(unexplained.map(({ filePath, namedExport }) => `${filePath}: ${namedExport}`)).toEqual([])
})

it('calls a width by its pixels', () => {
  const wrong = Object.values(stories).filter(
    ({ name, namedExport }) => namedExport.endsWith('Narrow') !== name.endsWith('390'),
  )
  expect(wrong.map(({ filePath, namedExport }) => `${filePath}: ${namedExport}`)).toEqual([])
})

it('has each story once, and in each branch the states of the list first and in its order', () => {
  expect([...ordered].sort()).toEqual(Object.keys(stories).sort())
  const orders = [states, dialogStates].map((order) => order.map(wordsOf))
  for (const branch of new Set(levels.map((path) => path.join('/')))) {
    const names = ordered.flatMap((id, index) =>
      levels[index]?.join('/') === branch ? [stories[id]?.name ?? ''] : [],
    )
    const own = orders.map((order) => order.filter((word) => names.includes(word)))
    const longest = own.toSorted((one, other) => other.length - one.length)[0] ?? []
    if (longest.length > 0) expect.soft(names[0], branch).toBe(longest[0])
    expect
      .soft(
        names.filter((name) => longest.includes(name)),
        branch,
      )
      .toEqual(longest)
  }
})
