/** Paths of links and screens. The web routes are built from these lists and that of the public site; the service answers any other path with 404 (decision 7). */

/** Paths of links that people without a session open; no list or site map names them. */
export const linkPaths = ['/setup', '/join', '/shared'] as const

/** Paths that need a session. */
export const signedInPaths = [
  '/dashboard',
  '/dashboard/finance',
  '/dashboard/strategic',
  '/dashboard/sales-marketing',
  '/dashboard/risk',
  '/dashboard/agent',
  '/briefs',
  '/nudges',
  '/decisions',
  '/digest',
  '/alerts',
  '/search',
  '/app-store',
  '/connections',
  '/imports',
  '/audit',
  '/links',
  '/profile',
  '/my-profile',
  '/people',
] as const

/** A path of a one-time link. */
export type LinkPath = (typeof linkPaths)[number]
/** A path of the signed-in application. */
export type SignedInPath = (typeof signedInPaths)[number]
