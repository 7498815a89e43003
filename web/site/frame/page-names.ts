/** The public pages with the shared frame, by folder name. */
import type { PublicPath } from '#schema/public-paths'
import type { EarlyAccessSource } from './track.ts'

/** Path of each page, and analytics source of the button in its top bar. */
export const framedPages = {
  home: { path: '/', source: 'nav_scroll' },
  about: { path: '/about-jarvin', source: 'nav_about' },
  careers: { path: '/careers', source: 'nav_careers' },
  press: { path: '/press-media', source: 'nav_press' },
  'use-cases': { path: '/use-cases', source: 'nav_use_cases' },
  insights: { path: '/executive-insights', source: 'nav_insights' },
  help: { path: '/help-center', source: 'nav_help' },
  contact: { path: '/contact-us', source: 'nav_contact' },
  privacy: { path: '/privacy-policy', source: 'nav_privacy' },
  terms: { path: '/terms-of-service', source: 'nav_terms' },
  security: { path: '/security-compliance', source: 'nav_security' },
} as const satisfies Readonly<
  Record<string, { readonly path: PublicPath; readonly source: EarlyAccessSource }>
>

export type SitePageName = keyof typeof framedPages
