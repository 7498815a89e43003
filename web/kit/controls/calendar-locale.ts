/** Names and first day of the week for calendars, in the language of the screens. */
import type { Locale } from 'date-fns'
import { de, enAU } from 'date-fns/locale'
import { screenLocale } from '../../core/language.ts'

const locales: { readonly [locale: string]: Locale | undefined } = { de }

export const calendarLocale = (): Locale => locales[screenLocale()] ?? enAU
