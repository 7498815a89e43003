/** Checks every user-visible text: catalogues in each language, public pages, and descriptions in the API. */
import { describe, expect, it } from 'vitest'
import { problemKinds } from '#schema/core/problem'
import { openApiDocument } from '#schema/openapi'
import { englishTexts, type Filled, isFilled, type Text, textsIn } from '../messages/catalogue-texts.ts'
import { styleErrorsIn, typosIn } from './text-errors.ts'

const numbers = [17, 18, 19, 26, 27, 28]

/** Argument lists for a text with placeholders: each value as a number or as formatted text. */
const fillingsOf = (fill: Filled, values: readonly number[]): readonly string[] =>
  Array.from({ length: 2 ** values.length }, (_, way) =>
    values.map((value, place) => ((way >> place) % 2 === 0 ? value : String(value))),
  ).flatMap((given) => {
    try {
      const said = fill(...given)
      return typeof said === 'string' ? [said] : []
    } catch {
      return []
    }
  })

const saidBy = ({ value }: Text): readonly string[] =>
  isFilled(value) ? fillingsOf(value, numbers.slice(0, value.length)) : [value]

/** For each placeholder, true if its value appears in the text. */
const shownPlaces = ({ value }: Text, places: number): readonly boolean[] =>
  Array.from({ length: places }, (_, place) => {
    if (!isFilled(value)) return false
    const usual = numbers.slice(0, places)
    const other = usual.map((number, at) => (at === place ? number + 4 : number))
    return fillingsOf(value, usual).join('\n') !== fillingsOf(value, other).join('\n')
  })

const faultsOf = (texts: readonly Text[], find: (text: string) => readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    [
      ...new Set(
        saidBy(text).flatMap((said) => find(said).map((fault) => `${text.path}: ${fault}: ${said}`)),
      ),
    ].slice(0, 1),
  )

const translations = import.meta.glob<{ readonly translation: unknown }>(
  '../../web/messages/{de,es,fr,it,pt,ja,zh}.ts',
  { eager: true },
)
const content = import.meta.glob<unknown>('../../web/site/**/*.content.ts', { eager: true })
const articles = import.meta.glob<string>('../../web/site/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const catalogue = englishTexts

// Skips addresses and ids.
const isProse = ({ value }: Text): boolean => isFilled(value) || /\p{L} \p{L}/u.test(value)
const pages = [
  ...Object.entries(content).flatMap(([path, file]) => textsIn(file, path)),
  ...Object.entries(articles).flatMap(([path, text]) => textsIn(text.trim().split('\n'), path)),
].filter(isProse)

const described = textsIn(
  Object.entries(openApiDocument().paths).map(([path, calls]) => [path, calls]),
  'api',
).filter(({ path }) => /\.(summary|description)$/.test(path))
const refusals = textsIn(problemKinds, 'problem').filter(({ path }) => path.endsWith('.title'))

describe('English', () => {
  it('is checked completely', () => {
    expect(catalogue.length).toBeGreaterThan(900)
    expect(pages.length).toBeGreaterThan(900)
    expect(described.length).toBeGreaterThan(100)
  })

  it.each([
    ['the catalogue', catalogue],
    ['the public pages', pages],
    ['the API', [...described, ...refusals]],
  ])('%s is typed correctly and reads naturally', (_, texts) => {
    expect(faultsOf(texts, styleErrorsIn)).toEqual([])
  })
})

describe.each(Object.entries(translations))('%s', (_, { translation }) => {
  const own = textsIn(translation, '').map((text) => ({ ...text, path: text.path.slice(1) }))

  it('is typed correctly', () => {
    expect(own.length).toBeGreaterThan(100)
    expect(faultsOf(own, typosIn)).toEqual([])
  })

  it('shows the same placeholders as English', () => {
    const english = new Map(catalogue.map((text) => [text.path, text]))
    const others = own.filter((text) => {
      const model = english.get(text.path)
      if (model === undefined) return false
      const places = isFilled(model.value) ? model.value.length : 0
      return shownPlaces(text, places).join() !== shownPlaces(model, places).join()
    })
    expect(others.map(({ path }) => path)).toEqual([])
  })
})

it('would find faults', () => {
  expect(typosIn('two  blanks')).toEqual(['a double space'])
  expect(typosIn('ends ')).toEqual(['a blank at an end'])
  expect(typosIn('the "log"')).toEqual(['a straight double quote'])
  expect(styleErrorsIn('Please export it anew')).toHaveLength(2)
  expect(styleErrorsIn('Please try again')).toEqual([])
})
