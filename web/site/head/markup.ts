/** Tags of the head as text. */

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const toText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** A tag without content. */
export const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${toText(value)}"`)
    .join(' ')} />`

/** The title of the window. */
export const titleTag = (title: string): string => `<title>${toText(title)}</title>`

/** Structured data; nothing in it can end the tag. It is data, which a content security policy lets stand. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
