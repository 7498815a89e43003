/** The scripts and styles that come with a page, so that no file waits for another one. */

/** A file of the build, as Vite's manifest describes it. */
export type ManifestChunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** By source file, from the folder `web/`. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const walk = (
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: ManifestChunk, source: string) => readonly string[],
): ReadonlySet<string> => {
  const all = new Set(from)
  // A set is walked to its end, however long it becomes meanwhile.
  for (const key of all) for (const other of next(manifest[key] ?? { file: '' }, key)) all.add(other)
  return all
}

const statically = ({ imports = [] }: ManifestChunk): readonly string[] => imports

/** All that comes with these sources, without anything that is fetched later. */
export const reached = (manifest: Manifest, from: readonly string[]): ReadonlySet<string> =>
  walk(manifest, from, statically)

/** The source of the page of a folder below `web/site/`; throws where there is none, or more than one. */
const sourceOfPage = (manifest: Manifest, name: string): string => {
  const found = Object.keys(manifest).filter((key) => new RegExp(`^site/${name}/\\w+Page\\.tsx$`).test(key))
  const [source] = found
  if (source === undefined || found.length > 1) throw new Error(`${found.length} pages in site/${name}`)
  return source
}

/** The files of one page. */
export type PageAssets = {
  /** Of all that stands in its HTML, in the order in which they apply. */
  readonly styles: readonly string[]
  /** What it needs beside the script of the document itself. */
  readonly scripts: readonly string[]
}

/** Which files a page needs, by the name of its folder. */
export const assetsOf = (manifest: Manifest, name: string): PageAssets => {
  const own = reached(manifest, ['index.html'])
  const scripts = reached(manifest, ['site/start.tsx', sourceOfPage(manifest, name)])
  // What the browser fetches later stands in the page from the start, so its styles do too: all of the site, but for the
  // other pages, which the table of the pages leads to.
  const withLater = walk(manifest, [...own, ...scripts], ({ imports = [], dynamicImports = [] }, source) => [
    ...imports,
    ...dynamicImports.filter((key) => key.startsWith('site/') && source !== 'site/pages.tsx'),
  ])
  return {
    styles: [...new Set([...withLater].flatMap((key) => manifest[key]?.css ?? []))],
    scripts: [...scripts].filter((key) => !own.has(key)).flatMap((key) => manifest[key]?.file ?? []),
  }
}

/**
 * The tags of these files. The styles stand in the page, so that nothing is waited for before the first paint; each is
 * named by a link that fetches nothing, where the loader of later scripts looks for what is there already.
 */
export const assetTags = ({ styles, scripts }: PageAssets, textOf: (style: string) => string): string =>
  [
    `<style>${styles.map(textOf).join('')}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ].join('\n    ')

/** Starts a page once it is painted; a page without this tag stays as it was sent. */
export const starter = '<script src="/after-paint.js" defer></script>'

const program = /\s*(?:<link rel="modulepreload" [^>]*>|<script type="module" [^>]*><\/script>)/g

/**
 * The document with its scripts in a template, where nothing fetches them until `web/public/after-paint.js` takes them
 * out; throws where it has none.
 */
export const withProgramLater = (document: string): string => {
  const tags = document.match(program) ?? []
  if (tags.length === 0) throw new Error('web/index.html lost its script')
  const later = `    ${starter}\n    <template id="after-paint">${tags.join('')}</template>\n  </head>`
  return document.replace(program, '').replace(/\s*<\/head>/, () => `\n${later}`)
}
