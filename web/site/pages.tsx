/** The public pages by path; they need neither store nor router, and lead on by plain links. */
import type { ReactNode } from 'react'
import type { PublicPath } from '#schema/screens'
import { HomePage } from './HomePage.tsx'
import { PlannedPage } from './PlannedPage.tsx'
import { plannedPages } from './planned-pages.ts'

/** A path of the public site, but for the login. */
export type PagePath = Exclude<PublicPath, '/login'>

/** What stands at a path of the public site. */
export const pageAt = (path: PagePath): ReactNode =>
  path === '/' ? <HomePage /> : <PlannedPage plan={plannedPages[path]} />
