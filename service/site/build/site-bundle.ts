/** The built program that renders the public pages, loaded by path. */
import { pathToFileURL } from 'node:url'
import type { PrintedFile } from '#schema/core/printed-file'
import type { PublicPath } from '#schema/public-paths'

/** State of a page: the query, including `?`, and the answer to a posted form. */
export type PageState = { readonly query: string; readonly answer: object | null }

/** A public page. */
export type SitePage = { readonly name: string; readonly title: string }

/** Exports of the program, whose source is `web/site/render.tsx`. */
export type SiteBundle = {
  readonly pages: Readonly<Record<PublicPath, SitePage>>
  readonly descriptions: Readonly<Record<PublicPath, string>>
  /** Placeholder for the site's origin in tags. */
  readonly siteAddress: string
  readonly headOf: (path: PublicPath) => string
  readonly renderPage: (
    path: PublicPath,
    state: PageState,
  ) => Promise<{ readonly links: string; readonly body: string }>
  readonly webManifest: (colours: { readonly paper: string }) => object
  /** Files that the build prints as PDF. */
  readonly printedFiles: () => readonly PrintedFile[]
  /** Sets the sizes of downloadable files, by address; call before rendering. */
  readonly setFileSizes: (bytes: ReadonlyMap<string, number>) => void
}

const offered: readonly (keyof SiteBundle)[] = [
  'pages',
  'descriptions',
  'siteAddress',
  'headOf',
  'renderPage',
  'webManifest',
  'printedFiles',
  'setFileSizes',
]

const isBundle = (value: unknown): value is SiteBundle =>
  typeof value === 'object' && value !== null && offered.every((name) => name in value)

/** Loads the program; throws if the file is another one. */
export const loadSiteBundle = async (file: string): Promise<SiteBundle> => {
  const found: unknown = await import(pathToFileURL(file).href)
  if (!isBundle(found)) throw new Error(`${file} is no program that renders the public pages.`)
  return found
}
