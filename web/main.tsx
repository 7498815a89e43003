/** Starts what the address asks for: a public page by itself, or the whole application. */
// Whatever is shown stands on it, so it comes with this file rather than after it.
import './kit/theme/AppProviders.tsx'
import { createRoot } from 'react-dom/client'
import { type PublicPath, publicPaths } from '#schema/screens'
import { sessionKey } from './core/session-key.ts'
import { preloadPageFonts } from './kit/theme/page-fonts.ts'

preloadPageFonts()

const container = document.getElementById('app')
if (container === null) throw new Error('index.html lost its #app')

const pathname = window.location.pathname.replace(/(?<=.)\/$/, '')
const page: PublicPath | undefined = publicPaths.find((path) => path === pathname)
// Whoever is signed in has no business at the login: the application shows them on.
const isPassedOn = page === '/login' && window.localStorage.getItem(sessionKey) !== null

if (page !== undefined && !isPassedOn)
  import('./site/start.tsx').then(({ startPage }) => startPage(container, page))
else {
  // The page that was rendered for this path, where there is one, is not what will be shown.
  container.replaceChildren()
  document.body.hidden = false
  import('./shell/start.tsx').then(
    ({ startApplication }) => startApplication(createRoot(container)),
    () => {
      container.textContent = 'Jarvin could not be loaded. Check the connection, and load this page again.'
    },
  )
}
