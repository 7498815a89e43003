/** The texts of the page in the language of its reader's browser: German or English. */
import { german } from './verify-text.german.ts'
import { english, type VerifyText } from './verify-text.ts'

const texts: readonly (readonly [language: string, text: VerifyText])[] = [
  ['de', german],
  ['en', english],
]

/** The first of the wanted languages that the page has; English if it has none. */
export const readerText = (wanted: readonly string[]): { language: string; text: VerifyText } => {
  for (const tag of wanted)
    for (const [language, text] of texts)
      if (tag.toLowerCase().split('-')[0] === language) return { language, text }
  return { language: 'en', text: english }
}
