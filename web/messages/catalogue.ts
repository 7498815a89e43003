/** The translations of the catalogue: one file a language, fetched when it is chosen. English lies beside, by area. */
import { type Language, speak, type Translation } from '../core/language.ts'

type Loader = () => Promise<{ readonly translation: Translation }>

/** How each translation is fetched; English needs none. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  ja: () => import('./ja.ts'),
  zh: () => import('./zh.ts'),
}

/** Fetches a language and shows everything in it; rejects where it cannot be had, and nothing changes then. */
export const choose = async (language: Language): Promise<void> => {
  if (language === 'en') speak('en', {})
  else speak(language, (await translations[language]()).translation)
}
