/** The language that was chosen last, kept in this browser so that the first paint is in it already. */
import type { Language } from '../core/language.ts'
import { choose, translations } from './catalogue.ts'

/** Local storage key of the choice. */
const languageKey = 'language'

const isTranslated = (language: string): language is keyof typeof translations => language in translations

/** What was chosen last in this browser; English where nothing was. */
export const storedLanguage = (): Language => {
  const stored = window.localStorage.getItem(languageKey) ?? ''
  return isTranslated(stored) ? stored : 'en'
}

let shown: Language = 'en'
let lastShown: Promise<void> = Promise.resolve()

const showNow = async (language: Language): Promise<void> => {
  if (language === shown) return
  await choose(language).then(
    () => {
      shown = language
    },
    () => undefined,
  )
}

/** Shows a language; where it cannot be fetched, everything stays as it was. One after the other: the last one stays. */
export const show = (language: Language): Promise<void> => {
  lastShown = lastShown.then(() => showNow(language))
  return lastShown
}

/** Shows a language, from now on at every start. */
export const showForGood = (language: Language): Promise<void> => {
  window.localStorage.setItem(languageKey, language)
  return show(language)
}
