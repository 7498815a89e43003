/** The public pages as the build leaves them for the service: a program that renders them, loaded by its path. */
import { pathToFileURL } from 'node:url'
import type { PrintedFile } from '#schema/core/printed-file'
import type { PublicPath } from '#schema/screens'

/** What a page is rendered from: the query with its question mark, and how a form was answered. */
export type PageState = { readonly query: string; readonly answer: object | null }

/** A page of the table. */
export type SitePage = { readonly name: string; readonly title: string }

/** What the program offers; `web/site/render.tsx` is its source. */
export type SiteBundle = {
  readonly pages: Readonly<Record<PublicPath, SitePage>>
  readonly descriptions: Readonly<Record<PublicPath, string>>
  /** Stands in the tags for the address that the site is reached at. */
  readonly siteAddress: string
  readonly headOf: (path: PublicPath) => string
  readonly renderPage: (
    path: PublicPath,
    state: PageState,
  ) => Promise<{ readonly links: string; readonly body: string }>
  readonly webManifest: (colours: { readonly paper: string }) => object
  /** What the build prints as PDF. */
  readonly printedFiles: () => readonly PrintedFile[]
  /** Says how large the offered files are, by address; before a page is rendered. */
  readonly tellFileSizes: (bytes: ReadonlyMap<string, number>) => void
}

const offered: readonly (keyof SiteBundle)[] = [
  'pages',
  'descriptions',
  'siteAddress',
  'headOf',
  'renderPage',
  'webManifest',
  'printedFiles',
  'tellFileSizes',
]

const isBundle = (value: unknown): value is SiteBundle =>
  typeof value === 'object' && value !== null && offered.every((name) => name in value)

/** Loads the program; throws where the file holds another one. */
export const loadSiteBundle = async (file: string): Promise<SiteBundle> => {
  const found: unknown = await import(pathToFileURL(file).href)
  if (!isBundle(found)) throw new Error(`${file} is no program that renders the public pages.`)
  return found
}
