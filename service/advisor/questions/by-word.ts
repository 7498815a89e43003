/** Remembers what was made of a text, since the same words come in many questions and in the texts on record. */

const mostWords = 5000
// A sentence with its words takes up to 10 kB.
const mostTexts = 1000
// A longer text is no word, and comes once.
const longestWord = 60

/**
 * Remembers what `make` makes of each text of at most `longest` characters; others are made anew. Of `max` texts, the
 * older half goes when as many new ones have come: keeping them in the order of their last use would cost more than most look-ups save.
 */
export const byText = <A extends object | string>(
  make: (text: string) => A,
  longest: number,
  max = mostTexts,
): ((text: string) => A) => {
  const half = Math.ceil(max / 2)
  let recent = new Map<string, A>()
  let older = new Map<string, A>()
  return (text) => {
    if (text.length > longest) return make(text)
    const known = recent.get(text)
    if (known !== undefined) return known
    const made = older.get(text) ?? make(text)
    if (recent.size >= half) {
      older = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }
}

/** Remembers what `make` makes of each word. */
export const byWord = <A extends object | string>(make: (word: string) => A): ((word: string) => A) =>
  byText(make, longestWord, mostWords)
