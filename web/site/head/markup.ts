/** Tags of the document head as text. */

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const toText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** A void tag. */
export const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${toText(value)}"`)
    .join(' ')} />`

export const titleTag = (title: string): string => `<title>${toText(title)}</title>`

/** Structured data, escaped so that it cannot close the tag. Content security policies allow it: it is no code. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
