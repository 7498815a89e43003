/** The public pages as HTML: what the build makes of each, and the service of one with a query or an answered form. */
import { prerender } from 'react-dom/static'
import type { PublicPath } from '#schema/screens'
import type { SiteState } from './frame/site-context.ts'
import { PageTree } from './PageTree.tsx'
import { pages } from './pages.tsx'

export { descriptions } from './head/descriptions.ts'
export { headOf } from './head/head.ts'
export { siteAddress } from './head/site-address.ts'
export { webManifest } from './head/web-manifest.ts'
export { pages } from './pages.tsx'
export { tellFileSizes } from './press/file-sizes.ts'
export { pressFiles as printedFiles } from './press/press-files.ts'

/** A page as HTML: what belongs into the head, and what into the element of the page. */
export type RenderedPage = { readonly links: string; readonly body: string }

// What React wants to be fetched early stands before the page itself.
const leadingLinks = /^(?:<link\b[^>]*>)*/

const nobodySignsIn = () => Promise.reject(new Error('The service signs nobody in from here.'))

/** Renders the page of a path; throws what a component throws. */
export const renderPage = async (path: PublicPath, state: SiteState): Promise<RenderedPage> => {
  const Page = await pages[path].load()
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <PageTree Page={Page} state={state} signIn={nobodySignsIn} />,
    // Whatever its length, a text stands where it belongs: moving it there would need a script within the page.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  const links = leadingLinks.exec(html)?.[0] ?? ''
  return { links, body: html.slice(links.length) }
}
