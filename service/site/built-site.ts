/** The public pages of a build, ready to be sent. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublicPath } from '#schema/screens'
import { loadSiteBundle, type PageState } from './build/site-bundle.ts'

/** A page in three pieces: the document before and after its element, and what is in that. */
export type BuiltPage = { readonly before: string; readonly body: string; readonly after: string }

/** What the build writes down: the pages by path, and the bytes of the offered files by address. */
type Built = {
  readonly pages: Readonly<Record<PublicPath, BuiltPage>>
  readonly fileSizes: Readonly<Record<string, number>>
}

/** What the service does with the public pages. */
export type BuiltSite = {
  /** The page as it was built, for somebody who reaches the site at `origin`, such as `https://jarvin.example`. */
  readonly page: (path: PublicPath, origin: string) => string
  /** The page rendered anew: for a query, or for a form that was not taken, which nobody finds by a link to its address. */
  readonly render: (path: PublicPath, state: PageState, origin?: string) => Promise<string>
}

const nothing: PageState = { query: '', answer: null }

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** The attribute is read by `web/site/frame/site-state.ts`. */
const elementOf = (state: PageState, body: string): string => {
  const text = JSON.stringify(state).replace(/[&<"]/g, (sign) => escaped[sign] ?? sign)
  return `<div id="app" data-site="${text}">${body}</div>`
}

/** Reads what `buildPages` left in a folder. */
export const readBuiltSite = async (folder: string): Promise<BuiltSite> => {
  const [{ renderPage, siteAddress, tellFileSizes }, { pages, fileSizes }] = await Promise.all([
    loadSiteBundle(join(folder, 'render.js')),
    readFile(join(folder, 'pages.json'), 'utf8').then((text): Built => JSON.parse(text)),
  ])
  tellFileSizes(new Map(Object.entries(fileSizes)))
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
