/** What a Markdown renderer (CommonMark, GFM) could turn into a tag, an image, a link or a hidden word. */

const hazards: readonly (readonly [what: string, form: RegExp])[] = [
  ['a tag', /<[a-z/!?]/i],
  ['a link or an image', /\]\(|\]\[|\]:/],
  ['an address', /[a-z0-9+.-]:\/\/|(?<![\p{L}\p{N}])www\.\S/iu],
  ['a scheme', /\b(?:javascript|vbscript|data|mailto):\S/i],
  ['a mail address', /[\w.+-]@[\w-]+\.\w/],
  ['an entity', /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/i],
  ['a hidden character', /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}]/u],
]

/** The hazards in a text, in words; none if it may be shown. */
export const hazardsIn = (text: string): readonly string[] =>
  hazards.flatMap(([what, form]) => {
    const found = form.exec(text)
    return found ? [`${what}: ${text.slice(Math.max(0, found.index - 20), found.index + 30)}`] : []
  })
