/** Builds the public pages: their HTML, and the files that go with them. */
import { readFileSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type PublicPath, publicPaths } from '#schema/public-paths'
import { assetsOf, assetTags, type Manifest, deferScripts } from './asset-tags.ts'
import type { BuiltPage } from '../built-site.ts'
import { readColours } from './design.ts'
import { drawIcons, drawPreviews, type SiteFile } from './pictures.ts'
import { renderPdf } from './print.ts'
import { loadSiteBundle, type SiteBundle } from './site-bundle.ts'

const replaced = (text: string, part: RegExp, next: string): string => {
  if (!part.test(text)) throw new Error(`web/index.html lost ${part.source}`)
  // A function, because `$` in a replacement string is special.
  return text.replace(part, () => next)
}

/** Document around the page, with `place` where the page goes. */
const shellOf = (document: string, head: string, place: string): string => {
  const withHead = replaced(document, /<!--head-->[\s\S]*<!--\/head-->/, head)
  const withoutStyles = replaced(withHead, /\s*<link rel="stylesheet" crossorigin [^>]*>/, '')
  const withPlace = replaced(withoutStyles, /<div id="app"><\/div>/, place)
  return replaced(withPlace, /\s*<noscript>[\s\S]*?<\/noscript>/, '')
}

/** Inputs of the pages. */
type Parts = {
  readonly site: SiteBundle
  readonly document: string
  readonly manifest: Manifest
  /** Content of a style sheet file. */
  readonly styleOf: (file: string) => string
}

const buildPage = async (
  { site, document, manifest, styleOf }: Parts,
  path: PublicPath,
): Promise<BuiltPage> => {
  const { links, body } = await site.renderPage(path, { query: '', answer: null })
  const tags = assetTags(assetsOf(manifest, site.pages[path].name), styleOf)
  const place = '<!--page-->'
  const head = [site.headOf(path), links, tags].join('\n    ')
  const shell = shellOf(document, head, place)
  // Sign-in is the only public page that needs its program at once.
  const sent = path === '/login' ? shell : deferScripts(shell)
  const [before, after, ...more] = sent.split(place)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The page of ${path} has no single place in the document.`)
  return { before, after, body }
}

const write = async (folder: string, { path, bytes }: SiteFile): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Size in bytes of every file that a page may offer, by address. */
const weigh = async (web: string): Promise<ReadonlyMap<string, number>> => {
  const entries = await readdir(web, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const sizes = files.map(
    async (file) => [`/${relative(web, file).replaceAll(sep, '/')}`, (await stat(file)).size] as const,
  )
  return new Map((await Promise.all(sizes)).filter(([path]) => !path.startsWith('/assets/')))
}

const drawFiles = async (root: string, bundle: SiteBundle): Promise<readonly SiteFile[]> => {
  const colours = await readColours(root)
  const printed = bundle
    .printedFiles()
    .map(async (file) => [{ path: file.path, bytes: await renderPdf(file, colours) }])
  const manifest = JSON.stringify(bundle.webManifest({ paper: colours('paper') }))
  const files = await Promise.all([
    drawIcons(colours),
    drawPreviews(
      publicPaths.map((path) => ({ ...bundle.pages[path], description: bundle.descriptions[path] })),
      colours,
    ),
    ...printed,
  ])
  return [...files.flat(), { path: 'manifest.webmanifest', bytes: Buffer.from(manifest) }]
}

/** Builds the pages from the client in `web` and the rendering program in `site`; writes into both folders. */
export const buildPages = async (options: {
  /** Absolute paths. */
  readonly root: string
  readonly web: string
  readonly site: string
}): Promise<void> => {
  const { root, web, site } = options
  const bundle = await loadSiteBundle(join(site, 'render.js'))
  for (const file of await drawFiles(root, bundle)) await write(web, file)
  // Before the pages, which show file sizes.
  const fileSizes = await weigh(web)
  bundle.setFileSizes(fileSizes)
  const parts: Parts = {
    site: bundle,
    document: readFileSync(join(web, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')),
    styleOf: (file) => readFileSync(join(web, file), 'utf8'),
  }
  const pages: Partial<Record<PublicPath, BuiltPage>> = {}
  for (const path of publicPaths) pages[path] = await buildPage(parts, path)
  await writeFile(
    join(site, 'pages.json'),
    JSON.stringify({ pages, fileSizes: Object.fromEntries(fileSizes) }),
  )
}
