/** Translations, one file per language, loaded when chosen. The English texts are in `en/`, by area. */
import { type Language, setLanguage, type Translation } from '../core/language.ts'

type Loader = () => Promise<{ readonly translation: Translation }>

/** Loads each translation; English needs none. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  ja: () => import('./ja.ts'),
  zh: () => import('./zh.ts'),
}

/** Loads a language and switches every text to it; rejects when loading fails, changing nothing. */
export const choose = async (language: Language): Promise<void> => {
  if (language === 'en') setLanguage('en', {})
  else setLanguage(language, (await translations[language]()).translation)
}
