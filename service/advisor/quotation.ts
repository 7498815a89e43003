/** Quotes users' words safely: untrusted text enters advice only as a short, plain quotation. */

// Addresses of any kind, up to the next space.
const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|mailto|vbscript|file):|www\.)\S*/gi
const hostOrEmail = /\S*@\S*|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/gi
// Characters that Markdown, HTML or bidirectional text could interpret.
const markup = /[<>[\]{}`*_#|~\\^="“”„«»&]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\$(?!\d)/gu

/** Characters read per character wanted; what is removed is rarely longer. */
const readPerWanted = 12

/** Plain words of a text: no markup or addresses, one line, cut between words; empty if nothing remains. */
export const plainWords = (text: string, longest = 80): string => {
  const plain = text
    .slice(0, readPerWanted * longest)
    .normalize('NFKC')
    .replace(address, ' ')
    .replace(hostOrEmail, ' ')
    .replace(markup, ' ')
    .replace(/!(?=\s)|\s+/g, ' ')
    .trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`.toWellFormed()
}

/** A quotation in curly quotes; undefined if no plain words remain. */
export const quoted = (text: string, longest?: number): string | undefined => {
  const plain = plainWords(text, longest)
  return plain === '' ? undefined : `“${plain}”`
}
