/** The part of Markdown that our texts are written in, so that a file is read on the page and downloaded as it is. */

/** A piece of a line: plain, strong, a word of code, or a link where it has an address. */
export type Span = { readonly text: string; readonly look?: 'strong' | 'code'; readonly href?: string }

/** What stands between two blank lines. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list'
      readonly isNumbered: boolean
      readonly items: readonly (readonly Span[])[]
    }

/** A text: its first line is its title. */
export type ReadText = { readonly title: string; readonly blocks: readonly Block[] }

const marked = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g

const spansOf = (line: string): readonly Span[] => {
  const spans: Span[] = []
  let end = 0
  for (const { index, 0: whole, groups = {} } of line.matchAll(marked)) {
    if (index > end) spans.push({ text: line.slice(end, index) })
    const { strong, code, label = '', href = '' } = groups
    if (strong !== undefined) spans.push({ text: strong, look: 'strong' })
    else spans.push(code === undefined ? { text: label, href } : { text: code, look: 'code' })
    end = index + whole.length
  }
  return end < line.length ? [...spans, { text: line.slice(end) }] : spans
}

const blockOf = (text: string): Block => {
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) }
  const lines = text.split('\n')
  for (const [mark, isNumbered] of [
    [/^- /, false],
    [/^\d+\. /, true],
  ] as const)
    if (lines.every((line) => mark.test(line)))
      return { kind: 'list', isNumbered, items: lines.map((line) => spansOf(line.replace(mark, ''))) }
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) }
}

/** Reads a text of headings (`##`), paragraphs, lists, `**strong**`, code and links; throws where it has no title. */
export const readMarkdown = (text: string): ReadText => {
  const [first = '', ...parts] = text.trim().split(/\n{2,}/)
  if (!first.startsWith('# ')) throw new Error('A text begins with its title, as "# Title".')
  return { title: first.slice(2), blocks: parts.map(blockOf) }
}
