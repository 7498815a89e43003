/** Hydrates a prerendered public page; the application loads when somebody signs in. */
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PublicPath } from '#schema/public-paths'
import { languageKey } from '../core/language.ts'
import { prefetchApplication } from './frame/prefetch-application.ts'
import { readSiteState } from './frame/site-state.ts'
import { PageTree } from './PageTree.tsx'
import { pages, titleOf } from './pages.tsx'

/** True for most visitors, whose login page loads nothing more. */
const readsEnglish = (): boolean => {
  const wanted = window.localStorage.getItem(languageKey) ?? window.navigator.languages[0] ?? 'en'
  return wanted.startsWith('en')
}

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
  if (path === '/login' && !readsEnglish())
    await (await import('./login/show-entry-language.ts')).showEntryLanguage()
  prefetchApplication(loadApplication)
}
