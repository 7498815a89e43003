/** What a first visit may weigh, compressed; a chunk that outgrows its budget is named (targets). */
import { beforeAll, describe, expect, it } from 'vitest'
import { publicPaths } from '#schema/screens'
import { budgets } from './page-weight.ts'
import { bundle, type Chunk, chunkOf, together } from './web-bundle.ts'

/** Chunks that hold one large package, each with its own budget; only what needs the package fetches it. */
const large: readonly { readonly holds: string; readonly budget: number }[] = [
  { holds: 'node_modules/echarts/', budget: 215 },
]

let chunks: readonly Chunk[]
beforeAll(async () => {
  chunks = await bundle()
}, 120_000)

/** What every screen is drawn by. */
const frame = ['web/main.tsx', 'web/shell/start.tsx', 'web/shell/frame/Frame.tsx']

/** With what a desk fetches by itself after the first paint: the advisors, and what keeps the screen up to date. */
const application = [
  ...frame,
  'web/chat/ChatPanel.tsx',
  'web/focus/CurrentFocus.tsx',
  'web/core/changes.ts',
  'web/profile/follow-profile.ts',
]
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
const scriptOf = (of: readonly Chunk[]): number => sum(of.map(({ script }) => script))

/** `OverviewScreen-x1.js 7.1, …`: the heaviest first. */
const heaviest = (of: readonly Chunk[]): string =>
  of
    .toSorted((one, other) => other.script - one.script)
    .slice(0, 8)
    .map(({ file, script }) => `${file} ${script.toFixed(1)}`)
    .join(', ')

/** By file, in kB. */
const stylesOf = (of: readonly Chunk[]): ReadonlyMap<string, number> =>
  new Map(of.flatMap((one) => one.styles.map(({ file, size }) => [file, size] as const)))

/** What a page fetches later stands in its HTML already, so its styles come with the page. */
const laterOf = (page: readonly Chunk[]): readonly Chunk[] =>
  chunks.filter(
    (one) =>
      page.some(({ mayFetch }) => mayFetch.includes(one.file)) &&
      one.sources.some((source) => source.startsWith('web/site/')),
  )

/** What no visitor needs: the large packages of the application, and its store. */
const foreign = /node_modules\/(@blueprintjs|echarts|react-grid-layout|@reduxjs|react-router)/

const visit = (sources: readonly string[]): readonly Chunk[] =>
  together(
    chunks,
    sources.map((source) => chunkOf(chunks, source)),
  )

it('has what everything shown needs in one file', () => {
  const ground = chunks.find(({ sources }) => sources.includes('web/kit/theme/AppProviders.tsx'))
  expect(ground?.sources).toEqual(
    expect.arrayContaining(['web/core/language.ts', 'web/kit/Wordmark.tsx', 'web/kit/feedback/Toasts.tsx']),
  )
})

describe('the first load', () => {
  it(`of the application is at most ${budgets.application} kB of script, before any screen`, () => {
    const all = visit(application)
    expect(scriptOf(all), heaviest(all)).toBeLessThanOrEqual(budgets.application)
  })

  it(`of every screen is at most ${budgets.signedIn} kB of script, before any chart, in ${budgets.files} files`, () => {
    const { mayFetch } = chunkOf(chunks, 'web/shell/screens.tsx')
    expect(mayFetch.length).toBeGreaterThan(10)
    for (const file of mayFetch) {
      const screen = chunks.filter((one) => one.file === file)
      const all = together(chunks, [...visit(application), ...screen])
      expect.soft(scriptOf(all), `${file}: ${heaviest(all)}`).toBeLessThanOrEqual(budgets.signedIn)
      const first = together(chunks, [...visit(frame), ...screen])
      expect.soft(first.length, first.map((one) => one.file).join(' ')).toBeLessThanOrEqual(budgets.files)
    }
  })

  it(`of every public page is at most ${budgets.publicScript} kB of script and ${budgets.publicStyle} kB of style`, () => {
    const { mayFetch } = chunkOf(chunks, 'web/site/pages.tsx')
    expect(mayFetch.length).toBe(publicPaths.length)
    for (const file of mayFetch) {
      const page = chunks.filter((one) => one.file === file)
      const all = together(chunks, [...visit(['web/main.tsx', 'web/site/start.tsx']), ...page])
      expect.soft(scriptOf(all), `${file}: ${heaviest(all)}`).toBeLessThanOrEqual(budgets.publicScript)
      const styles = stylesOf([...all, ...laterOf(page)])
      expect.soft(styles.size).toBeGreaterThan(0)
      expect
        .soft(sum([...styles.values()]), `${file}: ${[...styles.keys()].join(', ')}`)
        .toBeLessThanOrEqual(budgets.publicStyle)
      const sources = all.flatMap((one) => one.sources)
      expect.soft(sources.filter((source) => foreign.test(source))).toEqual([])
    }
  })
})

it(`no chunk is larger than ${budgets.chunk} kB, but for the packages that are known to be`, () => {
  const outgrown = chunks.filter(({ script, sources }) => {
    const known = large.find(({ holds }) => sources.some((source) => source.includes(holds)))
    return script > (known?.budget ?? budgets.chunk)
  })
  expect(heaviest(outgrown)).toBe('')
})

it('no chunk needs itself by way of others: what it stands on would not be there when it starts', () => {
  const needsOf = new Map(chunks.map(({ file, needs }) => [file, needs]))
  const behind = (file: string): ReadonlySet<string> => {
    const all = new Set(needsOf.get(file))
    for (const one of all) for (const next of needsOf.get(one) ?? []) all.add(next)
    return all
  }
  expect([...needsOf.keys()].filter((file) => behind(file).has(file))).toEqual([])
})
