/** Parses our own long texts, so that a page shows the same file that it offers for download. */
import type { MarkdownStyle } from '../../kit/markdown/markdown-parts.ts'
import { type Markdown, readMarkdown } from '../../kit/markdown/read-markdown.ts'

/** A link to one of our pages. */
export type Link = { readonly kind: 'link'; readonly words: string; readonly address: string }

const ours: MarkdownStyle<Link> = {
  linkOf: (words, address) => ({ kind: 'link', words, address }),
  isWrapped: true,
}

/** An article without its title. */
export const readArticle = (text: string): Markdown<Link> => {
  const { blocks, texts } = readMarkdown(text, ours)
  return { blocks: blocks.slice(1), texts }
}
