/** Words that state whether amounts include tax. */

/** Amounts with or without tax. */
export type TaxSaid = 'with' | 'without'

const tax = '(?:the )?(?:\\d{1,2} )?(?:gst|vat|hst|sales tax|tax(?:es)?)'
const of = '(?:of |for )?'

const without = new RegExp(
  [
    `\\b(?:ex|exc|excl|exclude[sd]?|excluding|exclusive|before|without|w o|wo|less|net of|no|plus|pre|not inc(?:l|luding|lude[sd]?)?|(?:do|does|is|are) not include|not inclusive) ${of}(?:any )?${tax}\\b`,
    `\\b(?:gst|vat|tax(?:es)?) (?:is |are )?(?:ex|exc|excl|exclusive|excluded|extra|added|on top|not included|not inc|free)\\b`,
    '\\b(?:gst|vat|tax)(?:ex|excl|exclusive)\\b',
  ].join('|'),
)
const within = new RegExp(
  [
    `\\b(?:inc|incl|inclu|include[sd]?|including|inclusive|with|w) ${of}(?:any |all )?${tax}\\b`,
    `\\b(?:gst|vat|tax(?:es)?) (?:is |are )?(?:inc|incl|inclusive|included)\\b`,
    '\\b(?:gst|vat|tax)(?:inc|incl|inclusive)\\b|\\b(?:inc|incl)(?:gst|vat|tax)\\b',
  ].join('|'),
)

/** Statement of a text in plain words; undefined if it has none, or both. */
export const taxSaidIn = (plain: string): TaxSaid | undefined => {
  const isWithout = without.test(plain)
  const rest = plain.replace(new RegExp(without.source, 'g'), ' ')
  const isWithin = within.test(rest)
  if (isWithout === isWithin) return undefined
  return isWithin ? 'with' : 'without'
}

/** A text in plain words without its statement; undefined if it states something else or nothing. */
export const withoutTaxWords = (plain: string, said: TaxSaid): string | undefined =>
  taxSaidIn(plain) === said
    ? plain
        .replace(new RegExp((said === 'with' ? within : without).source, 'g'), ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : undefined
