/** Structured data of the public pages; states only what the page itself says. */
import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  TechArticle,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { PublicPath } from '#schema/public-paths'
import { helpCategories } from '../help/help-categories.content.ts'
import type { HelpArticle } from '../help/help-category.ts'
import { insights } from '../insights/articles.content.ts'
import type { Insight } from '../insights/insight.ts'
import { pages, type SiteEntry } from '../pages.tsx'
import { company } from '../site-facts.ts'
import { descriptions } from './descriptions.ts'
import { siteAddress } from './site-address.ts'

const organizationId = `${siteAddress}/#organization`
const siteId = `${siteAddress}/#website`

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: `${siteAddress}/`,
  logo: `${siteAddress}/icons/512.png`,
  foundingDate: company.founded,
  address: {
    '@type': 'PostalAddress',
    addressLocality: company.city,
    addressRegion: company.state,
    addressCountry: 'AU',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: company.email,
    telephone: company.phoneLink,
    availableLanguage: 'en',
  },
}

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': siteId,
  name: company.name,
  url: `${siteAddress}/`,
  inLanguage: 'en-AU',
  publisher: { '@id': organizationId },
}

const pageTypes = {
  home: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  help: 'CollectionPage',
  insights: 'CollectionPage',
  page: 'WebPage',
} as const satisfies Readonly<Record<SiteEntry['kind'], string>>

const trail = (path: PublicPath): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${siteAddress}${path}#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteAddress}/` },
    { '@type': 'ListItem', position: 2, name: pages[path].title, item: siteAddress + path },
  ],
})

const common = { inLanguage: 'en-AU', publisher: { '@id': organizationId } } as const

const insightArticle = (article: Insight): Article => ({
  '@type': 'Article',
  '@id': `${siteAddress}/executive-insights#${article.id}`,
  url: `${siteAddress}/executive-insights#${article.id}`,
  headline: article.title,
  description: article.summary,
  articleSection: article.category,
  datePublished: article.publishDate,
  image: `${siteAddress}/og/insights.png`,
  // The page names the team as its author.
  author: { '@id': organizationId },
  ...common,
})

const helpArticle = (section: string, { id, title }: HelpArticle): TechArticle => ({
  '@type': 'TechArticle',
  '@id': `${siteAddress}/help-center#${id}`,
  url: `${siteAddress}/help-center#${id}`,
  headline: title,
  articleSection: section,
  ...common,
})

/** The texts that can be read on the page itself. */
const parts = (kind: SiteEntry['kind']): readonly (Article | TechArticle)[] => {
  if (kind === 'insights') return insights.map(insightArticle)
  if (kind !== 'help') return []
  return helpCategories.flatMap(({ title, articles }) => articles.map((one) => helpArticle(title, one)))
}

const webPage = (path: PublicPath): WebPage => {
  const { title, kind } = pages[path]
  const hasPart = parts(kind)
  return {
    '@type': pageTypes[kind],
    '@id': `${siteAddress}${path}#page`,
    url: siteAddress + path,
    name: title,
    description: descriptions[path],
    inLanguage: 'en-AU',
    isPartOf: { '@id': siteId },
    about: { '@id': organizationId },
    primaryImageOfPage: { '@type': 'ImageObject', url: `${siteAddress}/og/${pages[path].name}.png` },
    ...(hasPart.length === 0 ? {} : { hasPart }),
    ...(path === '/' ? {} : { breadcrumb: { '@id': `${siteAddress}${path}#breadcrumb` } }),
  }
}

/** All entities of a page, the site and the company, as one graph. */
export const structuredData = (path: PublicPath): Graph => {
  const things: readonly Thing[] = [
    organization,
    webSite,
    webPage(path),
    ...(path === '/' ? [] : [trail(path)]),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}
