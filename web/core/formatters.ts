/** Formatters of numbers and times, each made once: making one takes far longer than using it. */

const remembered = <Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): ((locale: string, options: Options) => Formatter) => {
  const known = new Map<string, Formatter>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(locale, options)
    known.set(key, made)
    return made
  }
}

/** A hyphen before an amount reads as a dash and breaks at the end of a line, so a minus sign is written. */
export const numberFormat = remembered((locale, options: Intl.NumberFormatOptions) => {
  const intl = new Intl.NumberFormat(locale, options)
  return { format: (value: number): string => intl.format(value).replace('-', '−') }
})

const zonedFormat = remembered(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Not cached without a zone, because the computer's zone can change. */
export const timeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat =>
  timeZone === undefined
    ? new Intl.DateTimeFormat(locale, options)
    : zonedFormat(locale, { ...options, timeZone })
