/** Starts a public page on the HTML that was made for it; the application is fetched by whoever signs in. */
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PublicPath } from '#schema/screens'
import { fetchAhead } from './frame/fetch-ahead.ts'
import { readSiteState } from './frame/site-state.ts'
import { PageTree } from './PageTree.tsx'
import { pages, titleOf } from './pages.tsx'

/** Shows the page of a public path. */
export const startPage = async (container: HTMLElement, path: PublicPath): Promise<void> => {
  const Page = await pages[path].load()
  const loadApplication = () => import('../shell/start.tsx')
  let root: Root
  const page = (
    <PageTree
      Page={Page}
      state={readSiteState(container)}
      signIn={async (type) => (await loadApplication()).signInAndStart(root, type)}
    />
  )
  // The development server sends no page that was made before.
  if (container.hasChildNodes()) root = hydrateRoot(container, page)
  else {
    document.title = titleOf(path)
    root = createRoot(container)
    root.render(page)
  }
  fetchAhead(loadApplication)
}
