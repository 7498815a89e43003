/** Finds texts on a page that are in another language than the page says. */

import type { Translation } from '../../web/core/language.ts'
import { translation as german } from '../../web/messages/de.ts'
import { englishTexts, isFilled, type Text, textsIn } from '../messages/catalogue-texts.ts'

/** A text on the page, with the language that its place says, empty where that is unknown: the owner's words. */
type Shown = { readonly lang: string; readonly said: string; readonly isName: boolean }

const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']

const langOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? ''

/** Texts and names, also those for screen readers, without code and what users type. */
const shownOn = (root: Element): readonly Shown[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => element.closest('script, style, code, pre, textarea, [translate="no"]') === null)
    .flatMap((element) => {
      const own = [...element.childNodes].flatMap((node) => (node instanceof window.Text ? [node.data] : []))
      const names = attributes.map((name) => element.getAttribute(name) ?? '')
      const lang = langOf(element)
      return [
        ...own.map((said) => ({ lang, said: said.trim(), isName: false })),
        ...names.map((said) => ({ lang, said: said.trim(), isName: true })),
      ]
    })
    .filter(({ said }) => /\p{L}{2}/u.test(said))

/** Stands for a value while a text's pattern is made. */
const mark = '\uE000'

const fillings = (value: Exclude<Text['value'], string>): readonly string[] =>
  [mark, 1, 2, 5].flatMap((sample) => {
    try {
      const said = value(...Array.from({ length: value.length }, () => sample))
      return typeof said === 'string' ? [said] : []
    } catch {
      return []
    }
  })

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for each text with placeholders, if enough words are its own. */
const patternsOf = (texts: readonly Text[]): readonly RegExp[] =>
  texts.flatMap(({ value }) => {
    if (!isFilled(value)) return []
    return fillings(value)
      .filter((said) => (said.replaceAll(mark, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2)
      .map((said) => new RegExp(`^${escaped(said).replaceAll(mark, '.+?').replace(/\d+/g, '.+?')}$`, 'su'))
  })

const wordsOf = (texts: readonly Text[]): ReadonlySet<string> =>
  new Set(texts.flatMap(({ value }) => (isFilled(value) ? [] : [value.trim()])))

const englishWords = wordsOf(englishTexts)
const englishPatterns = patternsOf(englishTexts)

// Words that every English sentence of some length has, and no German one.
const englishWord =
  /(^|[\s(“])(the|of|your|are|this|not|with|from|which|you|and|has|were|have|been)(?=[\s,.:;)”]|$)/i

type Words = ReadonlySet<string>

/** The texts of a translation, and those left out of it on purpose, such as the names of languages. */
const translatedWords = (translation: Translation): Words => {
  const texts = Object.entries(translation).flatMap(([name, own]) => textsIn(own, name))
  const translated = new Set(texts.map(({ path }) => path))
  return wordsOf([...texts, ...englishTexts.filter(({ path }) => !translated.has(path))])
}

const isEnglish = ({ lang, said }: Shown, own: Words): boolean =>
  lang !== '' &&
  !lang.startsWith('en') &&
  !own.has(said) &&
  (englishWords.has(said) || englishPatterns.some((pattern) => pattern.test(said)) || englishWord.test(said))

// Only texts of the catalogue: names and words of the owner may be in any language.
const isTranslated = ({ lang, said }: Shown, own: Words): boolean =>
  lang.startsWith('en') && own.has(said) && !englishWords.has(said)

/** English texts where the page says the translation's language (German by default), and its texts where it says English. */
export const mixedIn = (root: Element, translation: Translation = german): readonly string[] => {
  const own = translatedWords(translation)
  const all = shownOn(root)
  // A name cannot say a language of its own, so it may repeat what the page marks.
  const marked = all.filter(({ lang, isName }) => !isName && (lang === '' || lang.startsWith('en')))
  const shown = all.filter(({ said, isName }) => !isName || !marked.some((one) => said.includes(one.said)))
  return [
    ...new Set([
      ...shown.filter((one) => isEnglish(one, own)).map(({ said }) => `not marked as English: ${said}`),
      ...shown.filter((one) => isTranslated(one, own)).map(({ said }) => `marked as English: ${said}`),
    ]),
  ]
}
