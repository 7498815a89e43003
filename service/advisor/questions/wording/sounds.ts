/** How words sound, and how far their spellings are apart. */

/** How a word sounds by its consonants: "marjin" as "margin", "munth" as "month", "leese" as "lease". */
export const soundOf = (word: string): string => {
  const plain = word
    .replace(/^kn|^gn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ough|augh|igh/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/dg(?=[eiy])|g(?=[eiy])/g, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
  return (/^[aeiou]/.test(plain) ? 'a' : '') + plain.replace(/[aeiouy]/g, '')
}

/** Letters that two words differ by, up to a bound. */
export const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let place = 1; place <= other.length; place++)
      next.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
          (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
