/** Parses inline Markdown: emphasis, code and links. */
import type { Inline, MarkdownStyle } from './markdown-parts.ts'

const maxDepth = 4
const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter)
const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter)

const link = /(!?)\[([^\][]{0,1000})\]\(([^()\s]{0,2000})(?: [^()]{0,300})?\)/y

/** Position where a mark closes, or -1. `unclosed` collects marks that have no closing one left. */
const closingOf = (source: string, mark: string, from: number, unclosed: Set<string>): number => {
  if (unclosed.has(mark)) return -1
  let at = source.indexOf(mark, from)
  // A closing mark must directly follow a word.
  while (at !== -1 && isSpace(source[at - 1])) at = source.indexOf(mark, at + 1)
  if (at === -1) unclosed.add(mark)
  return at
}

/** The inline parts of a source; appends their texts to `texts`. */
export const inlinesOf = <Link>(
  source: string,
  texts: string[],
  style: MarkdownStyle<Link>,
  depth = 0,
): readonly Inline<Link>[] => {
  const inside: Inline<Link>[] = []
  const unclosed = new Set<string>()
  let buffer = ''
  const flush = () => {
    if (buffer === '') return
    inside.push({ kind: 'text', at: texts.length })
    texts.push(buffer)
    buffer = ''
  }
  /** The mark that opens emphasis at a position, if one does. */
  const markAt = (at: number): string | undefined => {
    const letter = source[at]
    if (depth >= maxDepth || (letter !== '*' && letter !== '_')) return undefined
    const mark = source[at + 1] === letter ? letter + letter : letter
    if (isSpace(source[at + mark.length]) || (letter === '_' && isWord(source[at - 1]))) return undefined
    return mark
  }
  for (let at = 0; at < source.length; ) {
    const letter = source[at] ?? ''
    const mark = markAt(at)
    const end = mark === undefined ? -1 : closingOf(source, mark, at + mark.length + 1, unclosed)
    link.lastIndex = at
    const found = letter === '[' || letter === '!' ? link.exec(source) : null
    const [tick = ''] = letter === '`' ? (/^`+/.exec(source.slice(at, at + 8)) ?? []) : []
    const tickEnd = tick === '' ? -1 : source.indexOf(tick, at + tick.length)
    if (mark !== undefined && end !== -1 && !(mark[0] === '_' && isWord(source[end + mark.length]))) {
      flush()
      const kind = mark.length === 2 ? 'strong' : 'emphasis'
      const words = source.slice(at + mark.length, end)
      inside.push({ kind, inside: inlinesOf(words, texts, style, depth + 1) })
      at = end + mark.length
    } else if (found) {
      const [whole, image, words = '', address = ''] = found
      const made = image || address === '' ? words : style.linkOf(words, address)
      if (typeof made === 'string') buffer += made
      else {
        flush()
        inside.push(made)
      }
      at += whole.length
    } else if (tickEnd !== -1) {
      flush()
      inside.push({ kind: 'code', text: source.slice(at + tick.length, tickEnd).trim() })
      at = tickEnd + tick.length
    } else if (letter === '\n' && !style.isWrapped) {
      flush()
      inside.push({ kind: 'break' })
      at += 1
    } else if (letter === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) {
      buffer += source[at + 1]
      at += 2
    } else {
      // Skips a mark that opens nothing as a whole; otherwise its second half would be tried again.
      buffer += mark ?? (letter === '\n' ? ' ' : letter)
      at += mark?.length ?? 1
    }
  }
  flush()
  return inside
}
