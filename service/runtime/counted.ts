/** Numbers with a singular or plural noun, by English plural rules, and lists of words. */

const rules = {
  whole: new Intl.PluralRules('en'),
  decimal: new Intl.PluralRules('en', { minimumFractionDigits: 1 }),
}

/** Noun for a number as written: singular for `1`, plural for `1.0`, `0` and `1,284`. */
export const nounFor = (shown: string, one: string, several = `${one}s`): string => {
  const value = Math.abs(Number(shown.replaceAll(',', '')))
  return rules[shown.includes('.') ? 'decimal' : 'whole'].select(value) === 'one' ? one : several
}

/** A whole number with its noun: `1 day`, `1,284 days`. */
export const counted = (count: number, one: string, several?: string): string => {
  const shown = count.toLocaleString('en-AU')
  return `${shown} ${nounFor(shown, one, several)}`
}

/** Words in a list: `rent, wages and milk`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
