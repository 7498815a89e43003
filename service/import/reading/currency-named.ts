/** Currencies and units named by labels or by lines above a table. */

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Codes in any case; other codes in capitals only, and in brackets only if they are words too. */
const common = /\b(AUD|USD|EUR|GBP|NZD|CAD|SGD|HKD|JPY|INR|CNY|CHF)\b/i
const words: ReadonlySet<string> = new Set(
  'ALL TOP TRY CUP MOP PEN COP GEL MAD SOS RON ANG BAM LAK BOB SIT LUC NIC CHE'.split(' '),
)
const capitals = /\b[A-Z]{3}\b/g
const bracketed = /[([]\s*([A-Z]{3})\s*[)\]]/

const symbols: readonly (readonly [form: RegExp, codes: readonly string[]])[] = [
  [/\bUS\$/i, ['USD']],
  [/\bNZ\$/i, ['NZD']],
  [/\bCA?\$/i, ['CAD']],
  [/\bSG?\$/i, ['SGD']],
  [/\bHK\$/i, ['HKD']],
  [/\bR\$/, ['BRL']],
  [/€/, ['EUR']],
  [/£/, ['GBP']],
  [/¥/, ['JPY', 'CNY']],
  [/₹|\bRs\b\.?/, ['INR']],
  [/₩/, ['KRW']],
  [/₱/, ['PHP']],
  [/฿/, ['THB']],
  [/₫/, ['VND']],
  [/₺/, ['TRY']],
  [/₪/, ['ILS']],
  [/\bRp\b\.?/, ['IDR']],
  [/\bRM\b/, ['MYR']],
  [/\bkr\b\.?/i, ['SEK', 'NOK', 'DKK', 'ISK']],
]

const names: readonly (readonly [form: RegExp, code: string])[] = [
  [/\b(?:US|U\.S\.|American) dollars?\b/i, 'USD'],
  [/\b(?:NZ|New Zealand) dollars?\b/i, 'NZD'],
  [/\bCanadian dollars?\b/i, 'CAD'],
  [/\bSingapore dollars?\b/i, 'SGD'],
  [/\bHong Kong dollars?\b/i, 'HKD'],
  [/\beuros?\b/i, 'EUR'],
  [/\bpounds? sterling\b|\bsterling\b/i, 'GBP'],
  [/\byen\b/i, 'JPY'],
  [/\brupees\b/i, 'INR'],
  [/\b(?:yuan|renminbi)\b/i, 'CNY'],
]

/** Currency code in a text, as written. */
const codeIn = (text: string): string | undefined => {
  const inBrackets = bracketed.exec(text)?.[1]
  if (inBrackets !== undefined && known.has(inBrackets)) return inBrackets
  const usual = common.exec(text)?.[1]
  return usual ?? text.match(capitals)?.find((code) => known.has(code) && !words.has(code))
}

/** Possible currencies of a label; empty if it names none. */
const currenciesIn = (text: string): readonly string[] => {
  const code = codeIn(text)
  if (code !== undefined) return [code.toUpperCase()]
  return symbols.find(([form]) => form.test(text))?.[1] ?? []
}

/** Foreign currency named by a label: "Total (USD)", "Amount US$". */
export const otherCurrencyIn = (label: string, own: string): string | undefined => {
  const found = currenciesIn(label)
  return found.includes(own) ? undefined : found[0]
}

/** A label without its currency. */
export const withoutCurrency = (label: string): string => {
  const code = codeIn(label)
  const plain = code === undefined ? label : label.replace(new RegExp(`\\b${code}\\b`), ' ')
  return symbols.reduce((text, [form]) => text.replace(form, ' '), plain)
}

/** True for a label of amounts in cents, thousands or millions. */
export const isOtherUnit = (label: string): boolean =>
  /\bcents\b|(?:^|[^\d])'?000s?\b|\bthousands?\b|\bmillions?\b|\$\s?[km]\b/i.test(label)

const aboutAmounts =
  /\b(?:currency|amounts?|figures?|prices?|values?|reported|shown|stated|expressed)\b|^\s*(?:all\s)?in\s/i
const unitAbove = /\b(?:in|of)\s+(?:a?\$\s?)?(?:'?000s?|thousands|millions|cents)\b|\$\s?'000/i

/** Foreign currency that a line above a table gives for all of it. */
export const otherCurrencyAbove = (cells: readonly string[], own: string): string | undefined => {
  const alone = cells.find((cell) => known.has(cell) && cell !== own)
  if (alone !== undefined) return alone
  const text = cells.join(' ')
  if (!aboutAmounts.test(text)) return undefined
  const found = otherCurrencyIn(text, own)
  if (found !== undefined || currenciesIn(text).includes(own)) return found
  const named = names.find(([form]) => form.test(text))?.[1]
  return named === own ? undefined : named
}

/** True for a line above a table that gives all of it in thousands or another unit. */
export const isOtherUnitAbove = (cells: readonly string[]): boolean => unitAbove.test(cells.join(' '))
