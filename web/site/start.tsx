/** Hydrates a prerendered public page; the application loads when somebody signs in. */
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PublicPath } from '#schema/public-paths'
import { prefetchApplication } from './frame/prefetch-application.ts'
import { readSiteState } from './frame/site-state.ts'
import { PageTree } from './PageTree.tsx'
import { pages, titleOf } from './pages.tsx'

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
  // The development server sends no prerendered page.
  if (container.hasChildNodes()) root = hydrateRoot(container, page)
  else {
    document.title = titleOf(path)
    root = createRoot(container)
    root.render(page)
  }
  if (path === '/login') await (await import('./login/show-entry-language.ts')).showEntryLanguage()
  prefetchApplication(loadApplication)
}
