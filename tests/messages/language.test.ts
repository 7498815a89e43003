/** Which form of a text goes with a number, whatever language the person chose. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { area, type Language, plural, speak, textOf } from '../../web/core/language.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
})
afterEach(() => {
  speak('en', {})
  vi.unstubAllGlobals()
})

const memos = { one: 'one memo', other: 'memos' }
const formsFor = (writtenIn?: Language) => [0, 1, 2].map((count) => plural(count, memos, writtenIn))
const languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'zh']

it.each(languages)('puts an English text the English way where %s is chosen', (chosen) => {
  speak(chosen, {})
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
])('puts a text that is written in %s by the rules of that', (writtenIn, forms) => {
  speak('ja', {})
  expect(formsFor(writtenIn)).toEqual(forms)
})

it('merges the texts of a language once, so that nothing that depends on them runs again', () => {
  const farewell = area('farewell', { bye: 'Goodbye', soon: 'See you soon' })
  const inEnglish = textOf(farewell)
  expect(textOf(farewell)).toBe(inEnglish)
  speak('de', { farewell: { bye: 'Auf Wiedersehen' } })
  const inGerman = textOf(farewell)
  expect(inGerman).toEqual({ bye: 'Auf Wiedersehen', soon: 'See you soon' })
  expect(textOf(farewell)).toBe(inGerman)
  speak('fr', { farewell: { bye: 'Au revoir' } })
  expect(textOf(farewell).bye).toBe('Au revoir')
  expect(textOf(farewell)).toBe(textOf(farewell))
})
