/** Links in the frame of the public pages. */
import type { PublicPath } from '#schema/public-paths'

export type SiteLink = { readonly href: PublicPath; readonly label: string }

/** Links of the top bar, in order. */
export const siteLinks: readonly SiteLink[] = [
  { href: '/about-jarvin', label: 'About' },
  { href: '/use-cases', label: 'Use Cases' },
  { href: '/executive-insights', label: 'Insights' },
  { href: '/contact-us', label: 'Contact' },
]

/** Links of the footer by group; together they cover every public page. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/use-cases', label: 'Use Cases' },
      { href: '/executive-insights', label: 'Executive Insights' },
      { href: '/help-center', label: 'Help Center' },
      { href: '/login', label: 'Sign In' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about-jarvin', label: 'About Jarvin' },
      { href: '/careers', label: 'Careers' },
      { href: '/press-media', label: 'Press and Media' },
      { href: '/contact-us', label: 'Contact Us' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/security-compliance', label: 'Security & Compliance' },
    ],
  },
]
