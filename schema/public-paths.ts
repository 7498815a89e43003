/** Paths of the public site, in a file of their own so that a public page loads no others. */

/** Public paths. The web routes are built from these lists; the service answers any other path with 404 (decision 7). */
export const publicPaths = [
  '/',
  '/login',
  '/privacy-policy',
  '/terms-of-service',
  '/security-compliance',
  '/contact-us',
  '/help-center',
  '/about-jarvin',
  '/executive-insights',
  '/press-media',
  '/careers',
  '/use-cases',
] as const

/** A path of the public site. */
export type PublicPath = (typeof publicPaths)[number]
