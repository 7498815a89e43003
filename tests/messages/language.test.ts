/** Plural forms for every language. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { area, type Language, plural, setLanguage, textOf } from '../../web/core/language.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
})
afterEach(() => {
  setLanguage('en', {})
  vi.unstubAllGlobals()
})

const memos = { one: 'one memo', other: 'memos' }
const formsFor = (writtenIn?: Language) => [0, 1, 2].map((count) => plural(count, memos, writtenIn))
const languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'zh']

it.each(languages)('uses English plural forms for English text while %s is chosen', (chosen) => {
  setLanguage(chosen, {})
  expect(formsFor()).toEqual(['memos', 'one memo', 'memos'])
})

it.each<[Language, readonly string[]]>([
  ['en', ['memos', 'one memo', 'memos']],
  ['es', ['memos', 'one memo', 'memos']],
  ['fr', ['one memo', 'one memo', 'memos']],
  ['de', ['memos', 'one memo', 'memos']],
  ['it', ['memos', 'one memo', 'memos']],
  ['pt', ['one memo', 'one memo', 'memos']],
  ['ja', ['memos', 'memos', 'memos']],
  ['zh', ['memos', 'memos', 'memos']],
])('uses the plural forms of %s for text written in it', (writtenIn, forms) => {
  setLanguage('ja', {})
  expect(formsFor(writtenIn)).toEqual(forms)
})

it('merges the texts of a language once, so that their identity is stable', () => {
  const farewell = area('farewell', { bye: 'Goodbye', soon: 'See you soon' })
  const inEnglish = textOf(farewell)
  expect(textOf(farewell)).toBe(inEnglish)
  setLanguage('de', { farewell: { bye: 'Auf Wiedersehen' } })
  const inGerman = textOf(farewell)
  expect(inGerman).toEqual({ bye: 'Auf Wiedersehen', soon: 'See you soon' })
  expect(textOf(farewell)).toBe(inGerman)
  setLanguage('fr', { farewell: { bye: 'Au revoir' } })
  expect(textOf(farewell).bye).toBe('Au revoir')
  expect(textOf(farewell)).toBe(textOf(farewell))
})
