/** Reads the stretches of a line: emphasis, code, and links as text with their address. */
import type { Inline } from './markdown-parts.ts'

const deepest = 4
const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter)
const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter)

const link = /(!?)\[([^\][]{0,1000})\]\(([^()\s]{0,2000})(?: [^()]{0,300})?\)/y

/** Where a mark that was opened is closed, or -1; `none` remembers marks that are closed nowhere any more. */
const closingOf = (source: string, mark: string, from: number, none: Set<string>): number => {
  if (none.has(mark)) return -1
  let at = source.indexOf(mark, from)
  // A closing mark stands right behind a word.
  while (at !== -1 && isSpace(source[at - 1])) at = source.indexOf(mark, at + 1)
  if (at === -1) none.add(mark)
  return at
}

/** The stretches of a source; what they say is added to `texts`. */
export const inlinesOf = (source: string, texts: string[], depth = 0): readonly Inline[] => {
  const inside: Inline[] = []
  const none = new Set<string>()
  let said = ''
  const tell = () => {
    if (said === '') return
    inside.push({ kind: 'text', at: texts.length })
    texts.push(said)
    said = ''
  }
  /** The mark that opens emphasis here, where one does. */
  const markAt = (at: number): string | undefined => {
    const letter = source[at]
    if (depth >= deepest || (letter !== '*' && letter !== '_')) return undefined
    const mark = source[at + 1] === letter ? letter + letter : letter
    if (isSpace(source[at + mark.length]) || (letter === '_' && isWord(source[at - 1]))) return undefined
    return mark
  }
  for (let at = 0; at < source.length; ) {
    const letter = source[at] ?? ''
    const mark = markAt(at)
    const end = mark === undefined ? -1 : closingOf(source, mark, at + mark.length + 1, none)
    link.lastIndex = at
    const found = letter === '[' || letter === '!' ? link.exec(source) : null
    const [tick = ''] = letter === '`' ? (/^`+/.exec(source.slice(at, at + 8)) ?? []) : []
    const tickEnd = tick === '' ? -1 : source.indexOf(tick, at + tick.length)
    if (mark !== undefined && end !== -1 && !(mark[0] === '_' && isWord(source[end + mark.length]))) {
      tell()
      const kind = mark.length === 2 ? 'strong' : 'emphasis'
      const words = source.slice(at + mark.length, end)
      inside.push({ kind, inside: inlinesOf(words, texts, depth + 1) })
      at = end + mark.length
    } else if (found) {
      const [whole, image, words = '', address = ''] = found
      said += image || address === '' ? words : words === address ? address : `${words} (${address})`
      at += whole.length
    } else if (tickEnd !== -1) {
      tell()
      inside.push({ kind: 'code', text: source.slice(at + tick.length, tickEnd).trim() })
      at = tickEnd + tick.length
    } else if (letter === '\n') {
      tell()
      inside.push({ kind: 'break' })
      at += 1
    } else if (letter === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) {
      said += source[at + 1]
      at += 2
    } else {
      // A mark that opens nothing is taken whole, or its second half would be tried again.
      said += mark ?? letter
      at += mark?.length ?? 1
    }
  }
  tell()
  return inside
}
