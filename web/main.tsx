/** Starts what the address asks for: a public page by itself, or the whole application. */

import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type PublicPath, publicPaths } from '#schema/screens'
import { sessionKey } from './core/session-key.ts'

// The two files that every page is set in, before the styles that name them have come.
for (const font of [newsreader, hanken])
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

const container = document.getElementById('app')
if (container === null) throw new Error('index.html lost its #app')
const root = createRoot(container)

const pathname = window.location.pathname.replace(/(?<=.)\/$/, '')
const page: PublicPath | undefined = publicPaths.find((path) => path === pathname)
// Whoever is signed in has no business at the login: the application shows them on.
const isPassedOn = page === '/login' && window.localStorage.getItem(sessionKey) !== null

if (page !== undefined && !isPassedOn)
  import('./site/start.tsx').then(({ startPage }) => startPage(root, page))
else import('./shell/start.tsx').then(({ startApplication }) => startApplication(root))
