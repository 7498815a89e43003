/** First days of a financial year, with month names. */
import { timeFormat } from '../../core/formatters.ts'
import { screenLocale } from '../../core/language.ts'

/** `July` of `07-01`. */
export const monthOf = (yearStart: string): string =>
  timeFormat(screenLocale(), { month: 'long' }, 'UTC').format(
    Date.UTC(2026, Number(yearStart.slice(0, 2)) - 1, 1),
  )

export const yearStarts = (): readonly { readonly value: string; readonly month: string }[] =>
  Array.from({ length: 12 }, (_, month) => {
    const value = `${String(month + 1).padStart(2, '0')}-01`
    return { value, month: monthOf(value) }
  })
