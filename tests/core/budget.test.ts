/** Compressed size of a first visit; a chunk over its budget is named. */
import { beforeAll, describe, expect, it } from 'vitest'
import { publicPaths } from '#schema/public-paths'
import { budgets } from './page-weight.ts'
import { bundle, type Chunk, chunkOf, withImports } from './web-bundle.ts'

/** Chunks with one large package each have their own budget in kB; only what needs the package loads them. */
const largeChunks: readonly { readonly holds: string; readonly budget: number }[] = [
  { holds: 'node_modules/echarts/', budget: 216 },
]

let chunks: readonly Chunk[]
beforeAll(async () => {
  chunks = await bundle()
}, 120_000)

/** Entry points of every signed-in screen. */
const frame = ['web/main.tsx', 'web/shell/start.tsx', 'web/shell/frame/Frame.tsx']

/** The frame, and what a dashboard loads after the first paint: chat, and the change feed. */
const application = [
  ...frame,
  'web/chat/ChatPanel.tsx',
  'web/focus/CurrentFocus.tsx',
  'web/core/changes.ts',
  'web/profile/follow-profile.ts',
]
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
const scriptOf = (of: readonly Chunk[]): number => sum(of.map(({ script }) => script))

/** The largest chunks first: `OverviewScreen-x1.js 7.1, …`. */
const heaviest = (of: readonly Chunk[]): string =>
  of
    .toSorted((one, other) => other.script - one.script)
    .slice(0, 8)
    .map(({ file, script }) => `${file} ${script.toFixed(1)}`)
    .join(', ')

/** Sizes in kB by file. */
const stylesOf = (of: readonly Chunk[]): ReadonlyMap<string, number> =>
  new Map(of.flatMap((one) => one.styles.map(({ file, size }) => [file, size] as const)))

/** Lazy parts of a page. They are in its HTML from the start, so their styles load with the page. */
const lazyPartsOf = (page: readonly Chunk[]): readonly Chunk[] =>
  chunks.filter(
    (one) =>
      page.some(({ dynamicImports }) => dynamicImports.includes(one.file)) &&
      one.sources.some((source) => source.startsWith('web/site/')),
  )

/** Packages of the application that no public page needs. */
const applicationPackages = /node_modules\/(@blueprintjs|echarts|react-grid-layout|@reduxjs|react-router)/

const chunksFor = (sources: readonly string[]): readonly Chunk[] =>
  withImports(
    chunks,
    sources.map((source) => chunkOf(chunks, source)),
  )

it('the code that every page uses is in one file', () => {
  const ground = chunks.find(({ sources }) => sources.includes('web/kit/theme/AppProviders.tsx'))
  expect(ground?.sources).toEqual(
    expect.arrayContaining(['web/core/language.ts', 'web/kit/Wordmark.tsx', 'web/kit/feedback/Toasts.tsx']),
  )
})

/** The translations, each of which loads when its language is chosen. */
const languages = (): readonly Chunk[] =>
  chunks.filter(({ sources }) => sources.some((source) => /^web\/messages\/[a-z]{2}\.ts$/.test(source)))

it(`every other language is one file of at most ${budgets.translation} kB`, () => {
  expect(languages()).toHaveLength(7)
  for (const { file, script } of languages())
    expect.soft(script, file).toBeLessThanOrEqual(budgets.translation)
})

describe('the first load', () => {
  it(`of the application is at most ${budgets.application} kB of script, before any screen`, () => {
    const all = chunksFor(application)
    expect(scriptOf(all), heaviest(all)).toBeLessThanOrEqual(budgets.application)
  })

  it(`of every screen is at most ${budgets.signedIn} kB of script, before any chart, in ${budgets.files} files`, () => {
    const dynamicImports = chunkOf(chunks, 'web/shell/screens.tsx').dynamicImports.filter(
      (file) => !languages().some((one) => one.file === file),
    )
    expect(dynamicImports.length).toBeGreaterThan(10)
    for (const file of dynamicImports) {
      const screen = chunks.filter((one) => one.file === file)
      const all = withImports(chunks, [...chunksFor(application), ...screen])
      expect.soft(scriptOf(all), `${file}: ${heaviest(all)}`).toBeLessThanOrEqual(budgets.signedIn)
      const first = withImports(chunks, [...chunksFor(frame), ...screen])
      expect.soft(first.length, first.map((one) => one.file).join(' ')).toBeLessThanOrEqual(budgets.files)
    }
  })

  it(`of every public page is at most ${budgets.publicScript} kB of script and ${budgets.publicStyle} kB of style`, () => {
    const { dynamicImports } = chunkOf(chunks, 'web/site/pages.tsx')
    expect(dynamicImports.length).toBe(publicPaths.length)
    for (const file of dynamicImports) {
      const page = chunks.filter((one) => one.file === file)
      const all = withImports(chunks, [...chunksFor(['web/main.tsx', 'web/site/start.tsx']), ...page])
      expect.soft(scriptOf(all), `${file}: ${heaviest(all)}`).toBeLessThanOrEqual(budgets.publicScript)
      const styles = stylesOf([...all, ...lazyPartsOf(page)])
      expect.soft(styles.size).toBeGreaterThan(0)
      expect
        .soft(sum([...styles.values()]), `${file}: ${[...styles.keys()].join(', ')}`)
        .toBeLessThanOrEqual(budgets.publicStyle)
      const sources = all.flatMap((one) => one.sources)
      expect.soft(sources.filter((source) => applicationPackages.test(source))).toEqual([])
    }
  })
})

it(`the page of a link for people outside loads nothing of the application, in at most ${budgets.sharedLink} kB of script`, () => {
  const all = chunksFor(['web/main.tsx', 'web/shell/start-shared.tsx'])
  expect(scriptOf(all), heaviest(all)).toBeLessThanOrEqual(budgets.sharedLink)
  const styles = [...stylesOf(all).values()]
  expect(sum(styles)).toBeLessThanOrEqual(budgets.publicStyle)
  const sources = all.flatMap((one) => one.sources)
  const signedIn =
    /^web\/(shell\/(?!start-shared)|(dashboards|session|brief|advisory)\/)|^web\/core\/(store|api)\./
  expect(sources.filter((one) => applicationPackages.test(one) || signedIn.test(one))).toEqual([])
})

it(`no chunk is larger than ${budgets.chunk} kB, except the known large packages`, () => {
  const outgrown = chunks.filter(({ script, sources }) => {
    const known = largeChunks.find(({ holds }) => sources.some((source) => source.includes(holds)))
    return script > (known?.budget ?? budgets.chunk)
  })
  expect(heaviest(outgrown)).toBe('')
})

it('no chunk depends on itself through others, which would break its initialisation order', () => {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]))
  const behind = (file: string): ReadonlySet<string> => {
    const all = new Set(importsOf.get(file))
    for (const one of all) for (const next of importsOf.get(one) ?? []) all.add(next)
    return all
  }
  expect([...importsOf.keys()].filter((file) => behind(file).has(file))).toEqual([])
})
