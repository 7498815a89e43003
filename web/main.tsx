/** Entry point: starts a public page alone, or the whole application. */
// Both need these styles at once, so they load with this file rather than after it.
import './kit/theme/AppProviders.tsx'
import { createRoot } from 'react-dom/client'
import { type PublicPath, publicPaths } from '#schema/public-paths'
import { sessionKey } from './core/session-key.ts'
import { preloadPageFonts } from './kit/theme/page-fonts.ts'

preloadPageFonts()

const container = document.getElementById('app')
if (container === null) throw new Error('index.html lost its #app')

const pathname = window.location.pathname.replace(/(?<=.)\/$/, '')
const page: PublicPath | undefined = publicPaths.find((path) => path === pathname)
// A signed-in user does not need the login page; the application redirects them.
const isPassedOn = page === '/login' && window.localStorage.getItem(sessionKey) !== null

const failed = () => {
  container.textContent = 'Jarvin could not be loaded. Check the connection, and load this page again.'
}

if (pathname === '/shared')
  // Somebody outside: nothing of the application loads.
  import('./shell/start-shared.tsx').then(({ startShared }) => startShared(container), failed)
else if (page !== undefined && !isPassedOn)
  import('./site/start.tsx').then(({ startPage }) => startPage(container, page))
else {
  // A prerendered page here, if any, is not the one to show.
  container.replaceChildren()
  document.body.hidden = false
  import('./shell/start.tsx').then(({ startApplication }) => startApplication(createRoot(container)), failed)
}
