/** Words of a person, made fit to be quoted: untrusted text enters advice as a short, plain quotation and nothing else. */

// Addresses of any kind, and whatever follows them up to the next space.
const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|mailto|vbscript|file):|www\.)\S*/gi
const hostOrEmail = /\S*@\S*|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/gi
// What Markdown, HTML or a bidirectional trick could read as more than letters.
const markup = /[<>[\]{}`*_#|~\\^="“”„«»&]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\$(?!\d)/gu

/** How much of a text is read for each character that is wanted: what is taken out of it is seldom longer. */
const readPerWanted = 12

/** Plain words out of any text: no markup, no address, one line, cut at a word; empty where nothing is left. */
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

/** A quotation in curly quotes, undefined where no plain words are left. */
export const quoted = (text: string, longest?: number): string | undefined => {
  const plain = plainWords(text, longest)
  return plain === '' ? undefined : `“${plain}”`
}
