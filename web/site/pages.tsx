/** The public pages by path. */
import type { ComponentType } from 'react'
import type { PublicPath } from '#schema/public-paths'

export type SiteEntry = {
  /** Name of its folder and of its build output. */
  readonly name: string
  /** Without the site's suffix. */
  readonly title: string
  /** Selects the structured data. */
  readonly kind: 'home' | 'about' | 'contact' | 'help' | 'insights' | 'page'
  readonly load: () => Promise<ComponentType>
}

export const pages: Readonly<Record<PublicPath, SiteEntry>> = {
  '/': {
    name: 'home',
    title: 'The decision partner that shows its working',
    kind: 'home',
    load: async () => (await import('./home/HomePage.tsx')).HomePage,
  },
  '/login': {
    name: 'login',
    title: 'Sign in',
    kind: 'page',
    load: async () => (await import('./login/SignInPage.tsx')).SignInPage,
  },
  '/privacy-policy': {
    name: 'privacy',
    title: 'Privacy Policy',
    kind: 'page',
    load: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
  },
  '/terms-of-service': {
    name: 'terms',
    title: 'Terms of Service',
    kind: 'page',
    load: async () => (await import('./terms/TermsPage.tsx')).TermsPage,
  },
  '/security-compliance': {
    name: 'security',
    title: 'Security & Compliance',
    kind: 'page',
    load: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
  },
  '/contact-us': {
    name: 'contact',
    title: 'Contact Us',
    kind: 'contact',
    load: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  },
  '/help-center': {
    name: 'help',
    title: 'Help Center',
    kind: 'help',
    load: async () => (await import('./help/HelpPage.tsx')).HelpPage,
  },
  '/about-jarvin': {
    name: 'about',
    title: 'About Jarvin',
    kind: 'about',
    load: async () => (await import('./about/AboutPage.tsx')).AboutPage,
  },
  '/executive-insights': {
    name: 'insights',
    title: 'Executive Insights',
    kind: 'insights',
    load: async () => (await import('./insights/InsightsPage.tsx')).InsightsPage,
  },
  '/press-media': {
    name: 'press',
    title: 'Press and Media',
    kind: 'page',
    load: async () => (await import('./press/PressPage.tsx')).PressPage,
  },
  '/careers': {
    name: 'careers',
    title: 'Careers',
    kind: 'page',
    load: async () => (await import('./careers/CareersPage.tsx')).CareersPage,
  },
  '/use-cases': {
    name: 'use-cases',
    title: 'Use Cases',
    kind: 'page',
    load: async () => (await import('./use-cases/UseCasesPage.tsx')).UseCasesPage,
  },
}

/** Title for the browser window and search engines. */
export const titleOf = (path: PublicPath): string => `${pages[path].title} | Jarvin`
