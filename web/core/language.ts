/** The language that the person chose, which the translated texts read in; all others are in English. */
import { useSyncExternalStore } from 'react'

/** The languages of My Profile. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ja' | 'zh'

/** Texts of one language by area and name; what is missing reads in English. */
export type Translation = { readonly [area: string]: object | undefined }

type Chosen = { readonly language: Language; readonly translation: Translation }

/** What is spoken before anybody chose: on the public pages, and where the service renders them. */
const unchosen: Chosen = { language: 'en', translation: {} }

let chosen: Chosen = unchosen
const listeners = new Set<() => void>()

/** What texts without a translation are in, and with them their figures and days: Australian English. */
export const english = 'en-AU'

/** What translated texts are in; both are values of `lang`. */
export const locale = (): string => (chosen.language === 'en' ? english : chosen.language)

/** Shows everything in another language. */
export const speak = (language: Language, translation: Translation): void => {
  chosen = { language, translation }
  document.documentElement.lang = locale()
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** One area of the catalogue: its name, and its English texts, which say what a translation has to fill. */
export type Area<T extends object> = { readonly name: string; readonly english: T }

/** The texts of an area, as a translation fills them. */
export type TextOf<A extends Area<object>> = A['english']

/** Declares an area of the catalogue. A text with something in it is a function. */
export const area = <T extends object>(name: string, english: T): Area<T> => ({ name, english })

// Merged once for each language that is chosen: a new object at each drawing would have every effect that reads it run again.
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

/** The texts of an area, in the chosen language. */
export const useText = <T extends object>(which: Area<T>): T =>
  read(
    which,
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => unchosen,
    ),
  )

/** The same outside of components; reads once, so only where it is called anew each time. */
export const textOf = <T extends object>(which: Area<T>): T => read(which, chosen)

const ruleOf = (shown: string, writtenIn: Language): Intl.LDMLPluralRule =>
  new Intl.PluralRules(writtenIn, { minimumFractionDigits: shown.split('.')[1]?.length ?? 0 }).select(
    Number(shown.replaceAll(',', '')),
  )

/**
 * The form of a text that goes with a number: `plural(1, { one: '1 memo', other: '1 memos' })` is '1 memo'. The rules
 * are those of the language that the text is written in, whatever the person chose. A number may also come as it is
 * written (en-AU): '1,284' and '1.0' take the plural of English.
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
