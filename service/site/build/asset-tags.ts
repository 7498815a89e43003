/** Script and style tags of a page, so that the browser discovers all files at once. */

/** A file in Vite's manifest. */
export type ManifestChunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Manifest by source file, relative to `web/`. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const walk = (
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: ManifestChunk, source: string) => readonly string[],
): ReadonlySet<string> => {
  const all = new Set(from)
  // Iterating a Set also visits elements added during the loop.
  for (const key of all) for (const other of next(manifest[key] ?? { file: '' }, key)) all.add(other)
  return all
}

const statically = ({ imports = [] }: ManifestChunk): readonly string[] => imports

/** All modules statically imported by these sources, directly or indirectly. */
export const reachableModules = (manifest: Manifest, from: readonly string[]): ReadonlySet<string> =>
  walk(manifest, from, statically)

/** Source of the page in a folder of `web/site/`; throws unless there is exactly one. */
const sourceOfPage = (manifest: Manifest, name: string): string => {
  const found = Object.keys(manifest).filter((key) => new RegExp(`^site/${name}/\\w+Page\\.tsx$`).test(key))
  const [source] = found
  if (source === undefined || found.length > 1) throw new Error(`${found.length} pages in site/${name}`)
  return source
}

/** Files of a page. */
export type PageAssets = {
  /** Styles of everything in its HTML, in order of application. */
  readonly styles: readonly string[]
  /** Scripts besides those of the document itself. */
  readonly scripts: readonly string[]
}

/** Files of a page, by the name of its folder. */
export const assetsOf = (manifest: Manifest, name: string): PageAssets => {
  const own = reachableModules(manifest, ['index.html'])
  const scripts = reachableModules(manifest, ['site/start.tsx', sourceOfPage(manifest, name)])
  // Parts whose scripts load later are prerendered in the HTML, so their styles are needed at once: those of the whole site,
  // except the other pages, which only `site/pages.tsx` imports.
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
 * Tags of these files. Styles are inlined, so that nothing delays the first paint (decision 128). Each also has a disabled
 * link, which fetches nothing but tells Vite's loader that the style is already there.
 */
export const assetTags = ({ styles, scripts }: PageAssets, textOf: (style: string) => string): string =>
  [
    `<style>${styles.map(textOf).join('')}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ].join('\n    ')

/** Tag of the script that starts a page's program after the first paint. */
export const starterTag = '<script src="/after-paint.js" defer></script>'

const program = /\s*(?:<link rel="modulepreload" [^>]*>|<script type="module" [^>]*><\/script>)/g

/**
 * Moves the document's scripts into a template, where they are not fetched until `web/public/after-paint.js` takes them
 * out (decision 131); throws if there are none.
 */
export const deferScripts = (document: string): string => {
  const tags = document.match(program) ?? []
  if (tags.length === 0) throw new Error('web/index.html lost its script')
  const later = `    ${starterTag}\n    <template id="after-paint">${tags.join('')}</template>\n  </head>`
  return document.replace(program, '').replace(/\s*<\/head>/, () => `\n${later}`)
}
