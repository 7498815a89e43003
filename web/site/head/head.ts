/** Metadata in the head of a public page, for search engines and link previews. */
import type { PublicPath } from '#schema/public-paths'
import { pages, titleOf } from '../pages.tsx'
import { descriptions } from './descriptions.ts'
import { dataTag, tag, titleTag } from './markup.ts'
import { siteAddress } from './site-address.ts'
import { structuredData } from './structured-data.ts'

const picture = { width: '1200', height: '630' }

/** All tags specific to a page, with `siteAddress` as a placeholder for the site's origin. */
export const headOf = (path: PublicPath): string => {
  const { name, title } = pages[path]
  const description = descriptions[path]
  const address = siteAddress + path
  const image = `${siteAddress}/og/${name}.png`
  const alternative = `Jarvin: ${title}`
  const property = (key: string, content: string) => tag('meta', { property: key, content })
  const named = (key: string, content: string) => tag('meta', { name: key, content })
  return [
    titleTag(titleOf(path)),
    named('description', description),
    tag('link', { rel: 'canonical', href: address }),
    property('og:type', 'website'),
    property('og:site_name', 'Jarvin'),
    property('og:locale', 'en_AU'),
    property('og:title', titleOf(path)),
    property('og:description', description),
    property('og:url', address),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', picture.width),
    property('og:image:height', picture.height),
    property('og:image:alt', alternative),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', titleOf(path)),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', alternative),
    dataTag(structuredData(path)),
  ].join('\n    ')
}
