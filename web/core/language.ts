/** The language chosen by the user. Texts without a translation appear in English. */
import { useSyncExternalStore } from 'react'

/** Languages offered in My Profile. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ja' | 'zh'

/** Texts of one language by area and name; missing ones fall back to English. */
export type Translation = { readonly [area: string]: object | undefined }

type Chosen = { readonly language: Language; readonly translation: Translation }

/** Before a choice: on the public pages, and where the service renders them. */
const unchosen: Chosen = { language: 'en', translation: {} }

let chosen: Chosen = unchosen
const listeners = new Set<() => void>()

/** Locale of untranslated texts, with their figures and dates: Australian English. */
export const english = 'en-AU'

/** Locale of translated texts. Both locales are valid values of `lang`. */
export const locale = (): string => (chosen.language === 'en' ? english : chosen.language)

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

const ruleOf = (shown: string, writtenIn: Language): Intl.LDMLPluralRule =>
  new Intl.PluralRules(writtenIn, { minimumFractionDigits: shown.split('.')[1]?.length ?? 0 }).select(
    Number(shown.replaceAll(',', '')),
  )

/**
 * Picks the plural form for a number: `plural(1, { one: '1 memo', other: '1 memos' })` is '1 memo'. Uses the rules of
 * the language the text is written in, not the chosen one. A formatted number (en-AU) also works: '1,284' and '1.0'
 * take the English plural.
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
