/** The built public pages, ready to send. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublicPath } from '#schema/public-paths'
import { loadSiteBundle, type PageState } from './build/site-bundle.ts'

/** A page in three parts: the document before and after its root element, and the element's content. */
export type BuiltPage = { readonly before: string; readonly body: string; readonly after: string }

/** Output of the build: pages by path, and sizes in bytes of downloadable files by address. */
type Built = {
  readonly pages: Readonly<Record<PublicPath, BuiltPage>>
  readonly fileSizes: Readonly<Record<string, number>>
}

/** The public pages, for the service. */
export type BuiltSite = {
  /** The prerendered page, with links to `origin`, such as `https://jarvin.example`. */
  readonly page: (path: PublicPath, origin: string) => string
  /** Renders the page for a query or a refused form; a page with a refused form has no address of its own, so it needs no origin. */
  readonly render: (path: PublicPath, state: PageState, origin?: string) => Promise<string>
}

const nothing: PageState = { query: '', answer: null }

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** `web/site/frame/site-state.ts` reads the attribute. */
const elementOf = (state: PageState, body: string): string => {
  const text = JSON.stringify(state).replace(/[&<"]/g, (sign) => escaped[sign] ?? sign)
  return `<div id="app" data-site="${text}">${body}</div>`
}

/** Reads the output of `buildPages` from a folder. */
export const readBuiltSite = async (folder: string): Promise<BuiltSite> => {
  const [{ renderPage, siteAddress, setFileSizes }, { pages, fileSizes }] = await Promise.all([
    loadSiteBundle(join(folder, 'render.js')),
    readFile(join(folder, 'pages.json'), 'utf8').then((text): Built => JSON.parse(text)),
  ])
  setFileSizes(new Map(Object.entries(fileSizes)))
  const whole = (path: PublicPath, state: PageState, body: string, origin: string): string => {
    const { before, after } = pages[path]
    return before.replaceAll(siteAddress, origin) + elementOf(state, body) + after
  }
  return {
    page: (path, origin) => whole(path, nothing, pages[path].body, origin),
    render: async (path, state, origin = '') =>
      whole(path, state, (await renderPage(path, state)).body, origin),
  }
}
