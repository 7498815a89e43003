/** A number with the noun that goes with it, by the plural rules of English. Pure. */

const rules = {
  whole: new Intl.PluralRules('en'),
  decimal: new Intl.PluralRules('en', { minimumFractionDigits: 1 }),
}

/** The noun that follows a number as it is written: one for `1`, several for `1.0`, `0` and `1,284`. */
export const nounFor = (shown: string, one: string, several = `${one}s`): string => {
  const value = Math.abs(Number(shown.replaceAll(',', '')))
  return rules[shown.includes('.') ? 'decimal' : 'whole'].select(value) === 'one' ? one : several
}

/** A whole number with its noun: `1 day`, `1,284 days`. */
export const counted = (count: number, one: string, several?: string): string => {
  const shown = count.toLocaleString('en-AU')
  return `${shown} ${nounFor(shown, one, several)}`
}
