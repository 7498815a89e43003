/** The language chosen by the user. Texts without a translation appear in English. */
import { useSyncExternalStore } from 'react'
import { numberFormat } from './formatters.ts'

/** Languages offered in My Profile. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ja' | 'zh'

/** Texts of one language by area and name; missing ones fall back to English. */
export type Translation = { readonly [area: string]: object | undefined }

type Chosen = { readonly language: Language; readonly translation: Translation }

/** Before a choice: on the public pages, and where the service renders them. */
const unchosen: Chosen = { language: 'en', translation: {} }

let chosen: Chosen = unchosen
const listeners = new Set<() => void>()

/** Key of the chosen language in the local storage. */
export const languageKey = 'language'

/** Locale of untranslated texts, and of what the service writes: Australian English. A valid value of `lang`. */
export const english = 'en-AU'

/** Locale of the frame's texts, which every language has; a valid value of `lang`. */
export const locale = (): string => (chosen.language === 'en' ? english : chosen.language)

/** True for a language of every screen; the others have the frame only. A test compares the texts. */
export const isWhole = (language: Language): boolean => language === 'en' || language === 'de'

/** Locale of the screens, with their figures and dates: English where only the frame is translated. */
export const screenLocale = (): string => (isWhole(chosen.language) ? locale() : english)

/** Switches every text to another language. */
export const setLanguage = (language: Language, translation: Translation): void => {
  chosen = { language, translation }
  document.documentElement.lang = locale()
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** One area of the catalogue: its name and its English texts, which define the keys a translation fills. */
export type Area<T extends object> = { readonly name: string; readonly english: T }

/** The texts of an area, as a translation provides them. */
export type TextOf<A extends Area<object>> = A['english']

/** Declares an area of the catalogue. A text with placeholders is a function. */
export const area = <T extends object>(name: string, english: T): Area<T> => ({ name, english })

// Merged once per language: a new object on each render would rerun every effect that depends on the texts.
const merged = new WeakMap<Chosen, Map<string, object>>()

const read = <T extends object>({ name, english }: Area<T>, choice: Chosen): T => {
  const translated = choice.translation[name]
  if (translated === undefined) return english
  const texts = merged.get(choice) ?? new Map<string, object>()
  merged.set(choice, texts)
  const text = texts.get(name) ?? { ...english, ...translated }
  texts.set(name, text)
  return text as T
}

export const useText = <T extends object>(which: Area<T>): T =>
  read(
    which,
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => unchosen,
    ),
  )

/** The texts of an area outside components. Reads once, so call it each time and do not keep the result. */
export const textOf = <T extends object>(which: Area<T>): T => read(which, chosen)

/** Runs `write` as if English were chosen: for questions, which the advisors read in English. */
export const inEnglish = <T>(write: () => T): T => {
  const before = chosen
  chosen = unchosen
  try {
    return write()
  } finally {
    chosen = before
  }
}

/** True if the figures of the screens have a decimal comma: 1.234,5 instead of 1,234.5. */
export const hasDecimalComma = (): boolean => numberFormat(screenLocale(), {}).format(0.5).includes(',')

/** A number as formatted or typed for the screens, without thousands marks and with a decimal point. */
export const withPoint = (shown: string): string =>
  hasDecimalComma() ? shown.replaceAll('.', '').replace(',', '.') : shown.replaceAll(',', '')

const ruleOf = (shown: string, writtenIn: Language): Intl.LDMLPluralRule => {
  const plain = withPoint(shown)
  const digits = plain.split('.')[1]?.length ?? 0
  return new Intl.PluralRules(writtenIn, { minimumFractionDigits: digits }).select(Number(plain))
}

/**
 * Picks the plural form for a number: `plural(1, { one: '1 memo', other: '1 memos' })` is '1 memo'. Uses the rules of
 * the language the text is written in, not the chosen one. A number as formatted for the screens also works:
 * '1,284' and '1.0' take the English plural.
 */
export const plural = (
  count: number | string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
  writtenIn: Language = 'en',
): string =>
  forms[
    typeof count === 'string' ? ruleOf(count, writtenIn) : new Intl.PluralRules(writtenIn).select(count)
  ] ?? forms.other

/** A count with its English noun: `1 event`, `1,284 events`. */
export const counted = (count: number | string, one: string, several = `${one}s`): string =>
  `${count} ${plural(count, { one, other: several })}`
