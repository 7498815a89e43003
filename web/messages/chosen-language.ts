/** The chosen language, stored in this browser so that the first paint already uses it. */
import { isWhole, type Language, languageKey } from '../core/language.ts'
import { choose, translations } from './catalogue.ts'

const isTranslated = (language: string): language is keyof typeof translations => language in translations

/**
 * Language of pages for people outside: the stored one, else the first of the browser's languages that is whole, so that no
 * page is half translated. English by default.
 */
export const visitorLanguage = (): Language => {
  if (isChosen()) return storedLanguage()
  const wanted = window.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const offered = wanted.filter((tag): tag is Language => tag === 'en' || isTranslated(tag))
  return offered.find(isWhole) ?? 'en'
}

/**
 * Language of the screens before sign-in, and of a person who has chosen none: the stored one if it is whole, else the first
 * of the browser's languages that is.
 */
export const entryLanguage = (): Language => {
  const language = visitorLanguage()
  return isWhole(language) ? language : 'en'
}

/** True once somebody has chosen a language in this browser. */
export const isChosen = (): boolean => window.localStorage.getItem(languageKey) !== null

/** Forgets the stored language; later starts follow the browser. */
export const forgetLanguage = (): void => window.localStorage.removeItem(languageKey)

/** The stored language; English by default. */
export const storedLanguage = (): Language => {
  const stored = window.localStorage.getItem(languageKey) ?? ''
  return isTranslated(stored) ? stored : 'en'
}

let current: Language = 'en'
let lastShown: Promise<void> = Promise.resolve()

const showNow = async (language: Language): Promise<void> => {
  if (language === current) return
  await choose(language).then(
    () => {
      current = language
    },
    () => undefined,
  )
}

/** Switches to a language; if loading fails, nothing changes. Calls run in order, so the last one wins. */
export const show = (language: Language): Promise<void> => {
  lastShown = lastShown.then(() => showNow(language))
  return lastShown
}

/** Switches to a language and stores it for later starts. */
export const storeAndShow = (language: Language): Promise<void> => {
  window.localStorage.setItem(languageKey, language)
  return show(language)
}
