/** Parses the small, safe part of Markdown that advisors and our articles use: no HTML, no images (decision 176). */
import type { Block, Inline, MarkdownStyle } from './markdown-parts.ts'
import { inlinesOf } from './read-inline.ts'

/** Blocks, and all texts in order. */
export type Markdown<Link = never> = {
  readonly blocks: readonly Block<Link>[]
  readonly texts: readonly string[]
}

/** For text that anybody may have written: links do not work and show their address. */
const untrusted: MarkdownStyle<never> = {
  linkOf: (words, address) => (words === address ? address : `${words} (${address})`),
  isWrapped: false,
}

/** Maximum nesting of lists; deeper ones stay text. */
const maxDepth = 5

const blank = /^\s*$/
const fence = /^ {0,3}(```+|~~~+)/
const heading = /^ {0,3}#{1,6} +(.*)$/
const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/
const quote = /^ {0,3}> ?(.*)$/
const item = /^( {0,7})(?:[-*+•]|(\d{1,9})[.)]) +(.*)$/

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const isTable = (line: string, below: string | undefined): boolean =>
  line.includes('|') && below?.includes('|') === true && cellsOf(below).every((cell) => /^:?-+:?$/.test(cell))

const begins = (line: string, below: string | undefined): boolean =>
  [fence, heading, rule, quote, item].some((form) => form.test(line)) || isTable(line, below)

/** Never throws. Links are made only by a style passed in here, so no caller allows them by accident. */
export const readMarkdown = <Link = never>(
  text: string,
  style: MarkdownStyle<Link> = untrusted,
): Markdown<Link> => {
  const texts: string[] = []
  const inlines = (source: string): readonly Inline<Link>[] => inlinesOf(source, texts, style)

  /** The list starting at a line, and the line after it. */
  const listAt = (
    lines: readonly string[],
    from: number,
    depth: number,
  ): { block: Block<Link>; next: number } => {
    const [, margin = '', first] = item.exec(lines[from] ?? '') ?? []
    const isOrdered = first !== undefined
    const items: string[][] = []
    let next = from
    let indent = margin.length
    for (; next < lines.length; next += 1) {
      const line = lines[next] ?? ''
      const [, before = '', number, rest = ''] = item.exec(line) ?? []
      const isItem = item.test(line) && before.length < indent + 2
      if (isItem && (number !== undefined) !== isOrdered) break
      if (isItem) {
        indent = before.length
        items.push([rest])
      } else if (blank.test(line)) {
        const below = lines[next + 1] ?? ''
        if (!/^ {2,}\S/.test(below) && !item.test(below)) break
        items.at(-1)?.push('')
      } else if (
        !/^ {2,}/.test(line) &&
        (blank.test(lines[next - 1] ?? '') || begins(line, lines[next + 1]))
      ) {
        break
      } else {
        items.at(-1)?.push(line.replace(/^ {1,4}/, ''))
      }
    }
    const start = Number(first ?? 1)
    const read = items.map((each) => blocksOf(each, depth + 1))
    return { block: { kind: 'list', isOrdered, start, items: read }, next }
  }

  const blocksOf = (lines: readonly string[], depth: number): readonly Block<Link>[] => {
    const blocks: Block<Link>[] = []
    /** The first line at or after `from` where `isOver` is true, or the end. */
    const until = (from: number, isOver: (line: string, index: number) => boolean): number => {
      const end = lines.findIndex((line, index) => index >= from && isOver(line, index))
      return end === -1 ? lines.length : end
    }
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] ?? ''
      const [, mark] = fence.exec(line) ?? []
      const [, title] = heading.exec(line) ?? []
      if (blank.test(line)) at += 1
      else if (mark !== undefined) {
        const end = until(at + 1, (each) => each.trim().startsWith(mark))
        blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') })
        at = end + 1
      } else if (title !== undefined) {
        blocks.push({ kind: 'heading', inside: inlines(title.replace(/ +#+ *$/, '')) })
        at += 1
      } else if (rule.test(line)) {
        blocks.push({ kind: 'rule' })
        at += 1
      } else if (depth < maxDepth && quote.test(line)) {
        const end = until(at, (each) => !quote.test(each))
        const inside = lines.slice(at, end).map((each) => each.replace(quote, '$1'))
        blocks.push({ kind: 'quote', blocks: blocksOf(inside, depth + 1) })
        at = end
      } else if (depth < maxDepth && item.test(line)) {
        const { block, next } = listAt(lines, at, depth)
        blocks.push(block)
        at = next
      } else if (isTable(line, lines[at + 1])) {
        const end = until(at + 2, (each) => blank.test(each) || !each.includes('|'))
        const head = cellsOf(line).map(inlines)
        const rows = lines.slice(at + 2, end).map((row) => cellsOf(row).slice(0, head.length).map(inlines))
        blocks.push({ kind: 'table', head, rows })
        at = end
      } else {
        const end = until(at + 1, (each, index) => blank.test(each) || begins(each, lines[index + 1]))
        const words = lines.slice(at, end).map((each) => each.trim())
        blocks.push({ kind: 'paragraph', inside: inlines(words.join('\n')) })
        at = end
      }
    }
    return blocks
  }

  return { blocks: blocksOf(text.replace(/\r\n?/g, '\n').split('\n'), 0), texts }
}
