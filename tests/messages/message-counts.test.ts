/** Every text of the catalogue, in every language, told counts of 0, 1 and 2: none says "1 days". */
import { describe, expect, it } from 'vitest'
import { pluralFaults } from './plural-faults.ts'

type Told = (...values: readonly unknown[]) => unknown
type Text = { readonly path: string; readonly tell: Told; readonly places: number }

const isTold = (value: unknown): value is Told => typeof value === 'function'
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Texts with a name that ends before a plural (a preset and its settings), or a limit that is never one. */
const named = ['profile.presetAppliedText', 'chat.tooLong']

/** Nouns that a language leaves as they are: one Treffer, two Treffer. */
const unchanged = ['de.ts palette.found']

/** The texts with something in them, wherever they lie. */
const textsIn = (value: unknown, path: string): readonly Text[] => {
  if (isTold(value)) return [{ path, tell: value, places: value.length }]
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`))
    : []
}

const areas = import.meta.glob<{ readonly [name: string]: unknown }>('../../web/messages/en/*.ts', {
  eager: true,
})
const translations = import.meta.glob<{ readonly translation: unknown }>(
  '../../web/messages/{de,es,fr,it,pt,ja,zh}.ts',
  {
    eager: true,
  },
)

const isArea = (value: unknown): value is { readonly name: string; readonly english: unknown } =>
  isObject(value) && typeof value.name === 'string' && isObject(value.english)

const english = Object.values(areas)
  .flatMap((file) => Object.values(file))
  .filter(isArea)
  .flatMap((area) => textsIn(area.english, area.name))

/** Every way to fill the places of a text with this count, as a number or as it is written. */
const filled = (places: number, count: number): readonly (readonly unknown[])[] =>
  Array.from({ length: places }).reduce<readonly (readonly unknown[])[]>(
    (ways) =>
      ways.flatMap((way) => [
        [...way, count],
        [...way, String(count)],
      ]),
    [[]],
  )

/** What a text says of a count: once for each way to fill it that it takes. */
const saidOf = ({ tell, places }: Text, count: number): readonly string[] =>
  filled(places, count).flatMap((way) => {
    try {
      const said = tell(...way)
      return typeof said === 'string' ? [said] : []
    } catch {
      // A word was wanted in this place, or a number; another way has it.
      return []
    }
  })

/** What is wrong whichever way a text is filled. */
const faultsOf = (text: Text): readonly string[] => {
  const said = saidOf(text, 1)
  const faults = said.map(pluralFaults)
  return !named.includes(text.path) && said.length > 0 && faults.every((found) => found.length > 0)
    ? [`${text.path}: ${faults[0]?.join(', ')}`]
    : []
}

describe('the catalogue', () => {
  it('is read whole', () => {
    expect(english.length).toBeGreaterThan(150)
    expect(english.filter((text) => saidOf(text, 2).length === 0).map(({ path }) => path)).toEqual([])
  })

  it('names one of a thing where there is one', () => {
    expect(english.flatMap(faultsOf)).toEqual([])
  })

  it('would find a text that does not', () => {
    const text = (tell: Told): Text => ({ path: 'a', tell, places: tell.length })
    expect(faultsOf(text((count) => `ended ${count} days ago`))).toEqual(['a: 1 days'])
    expect(faultsOf(text((name, count) => `${name} with ${count} full weeks`))).toEqual(['a: 1 full weeks'])
    expect(faultsOf(text((count) => (count === 1 ? '1 day' : `${count} days`)))).toEqual([])
  })
})

describe.each(Object.entries(translations))('%s', (file, { translation }) => {
  const isOneFormed = /\/(ja|zh)\.ts$/.test(file)
  const digits = (text: string): string => text.replace(/[12]/g, '#')
  /** Whether a text says one thing of 1 and another of 2, beside the number itself. */
  const isInflected = (text: Text): boolean => {
    const [one, two] = [saidOf(text, 1), saidOf(text, 2)]
    return one.some((said, way) => digits(said) !== digits(two[way] ?? said))
  }

  it('inflects what English inflects', () => {
    const own = new Map(textsIn(translation, '').map((text) => [text.path.slice(1), text]))
    const stiff = english
      .filter(isInflected)
      .flatMap(({ path }) => own.get(path) ?? [])
      .filter(
        (text) =>
          !isInflected(text) && !unchanged.includes(`${file.split('/').at(-1)} ${text.path.slice(1)}`),
      )
    expect(isOneFormed ? [] : stiff.map(({ path }) => path)).toEqual([])
  })
})
