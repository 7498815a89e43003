/** Renders public pages to HTML: at build time, and on request for a page with a query or a refused form. */
import { prerender } from 'react-dom/static'
import type { PublicPath } from '#schema/public-paths'
import type { SiteState } from './frame/site-context.ts'
import { PageTree } from './PageTree.tsx'
import { pages } from './pages.tsx'

export { descriptions } from './head/descriptions.ts'
export { headOf } from './head/head.ts'
export { siteAddress } from './head/site-address.ts'
export { webManifest } from './head/web-manifest.ts'
export { pages } from './pages.tsx'
export { setFileSizes } from './press/file-sizes.ts'
export { pressFiles as printedFiles } from './press/press-files.ts'

/** HTML of a page: `links` for the head, `body` for the page's element. */
export type RenderedPage = { readonly links: string; readonly body: string }

// React puts preload links before the page itself.
const leadingLinks = /^(?:<link\b[^>]*>)*/

const refuseSignIn = () => Promise.reject(new Error('The service signs nobody in from here.'))

/** Renders the page at a path; throws any error of a component. */
export const renderPage = async (path: PublicPath, state: SiteState): Promise<RenderedPage> => {
  const Page = await pages[path].load()
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <PageTree Page={Page} state={state} signIn={refuseSignIn} />,
    // No size limit: React would move long text into place with an inline script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const links = leadingLinks.exec(html)?.[0] ?? ''
  return { links, body: html.slice(links.length) }
}
