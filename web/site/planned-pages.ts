/** What will stand on the public pages that are reachable but still to come. */
import type { PublicPath } from '#schema/screens'

/** A page to come: its title, and what it will say. */
export type Plan = { readonly title: string; readonly text: string }

/** By path. */
export const plannedPages: Readonly<Record<Exclude<PublicPath, '/' | '/login'>, Plan>> = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    text: 'This page will say what we record about you, why, for how long, and how you have it removed.',
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    text: 'This page will hold the terms under which you and we work together.',
  },
  '/security-compliance': {
    title: 'Security & Compliance',
    text: 'This page will say how records are kept, who can reach them, and what we promise when something fails.',
  },
  '/contact-us': { title: 'Contact Us', text: 'This page will hold a form that reaches us, and our hours.' },
  '/help-center': {
    title: 'Help Center',
    text: 'This page will answer how things work, by topic and by search.',
  },
  '/about-jarvin': { title: 'About Jarvin', text: 'This page will say who we are and why we build this.' },
  '/executive-insights': {
    title: 'Executive Insights',
    text: 'This page will hold what we learn about deciding well, article by article.',
  },
  '/press-media': {
    title: 'Press and Media',
    text: 'This page will hold our releases, our brand files, and whom to call.',
  },
  '/careers': { title: 'Careers', text: 'This page will hold our open positions and how we hire.' },
  '/use-cases': {
    title: 'Use Cases',
    text: 'This page will show what businesses like yours do with Jarvin, by industry and by challenge.',
  },
}
