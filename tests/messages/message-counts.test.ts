/** Every text of the catalogue, in every language, with counts of 0, 1 and 2: none says "1 days". */
import { describe, expect, it } from 'vitest'
import { pluralFaults } from './plural-faults.ts'

type MessageFunction = (...values: readonly unknown[]) => unknown
type Text = { readonly path: string; readonly tell: MessageFunction; readonly places: number }

const isMessageFunction = (value: unknown): value is MessageFunction => typeof value === 'function'
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Texts in which a name precedes a plural, or with a limit that is never one. */
const named = ['profile.presetAppliedText', 'chat.tooLong', 'forecast.tooEarly']

/** Nouns with the same singular and plural: ein Treffer, zwei Treffer. */
const invariantPlurals = ['de.ts palette.found', 'de.ts time-travel.times']

/** All texts with placeholders, however deeply nested. */
const textsIn = (value: unknown, path: string): readonly Text[] => {
  if (isMessageFunction(value)) return [{ path, tell: value, places: value.length }]
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`))
    : []
}

const areas = import.meta.glob<{ readonly [name: string]: unknown }>('../../web/messages/{en,samples}/*.ts', {
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

/** All argument lists with this count, as number or as formatted text. */
const argumentLists = (places: number, count: number): readonly (readonly unknown[])[] =>
  Array.from({ length: places }).reduce<readonly (readonly unknown[])[]>(
    (ways) =>
      ways.flatMap((way) => [
        [...way, count],
        [...way, String(count)],
      ]),
    [[]],
  )

/** A text's results for a count, one for each argument list that it accepts. */
const resultsOf = ({ tell, places }: Text, count: number): readonly string[] =>
  argumentLists(places, count).flatMap((way) => {
    try {
      const said = tell(...way)
      return typeof said === 'string' ? [said] : []
    } catch {
      // This placeholder needs the other type.
      return []
    }
  })

/** Faults found with any argument list. */
const faultsOf = (text: Text): readonly string[] => {
  const said = resultsOf(text, 1)
  const faults = said.map(pluralFaults)
  return !named.includes(text.path) && said.length > 0 && faults.every((found) => found.length > 0)
    ? [`${text.path}: ${faults[0]?.join(', ')}`]
    : []
}

describe('the catalogue', () => {
  it('is checked completely', () => {
    expect(english.length).toBeGreaterThan(150)
    expect(english.filter((text) => resultsOf(text, 2).length === 0).map(({ path }) => path)).toEqual([])
  })

  it('uses the singular for one', () => {
    expect(english.flatMap(faultsOf)).toEqual([])
  })

  it('with a wrong plural would be found', () => {
    const text = (tell: MessageFunction): Text => ({ path: 'a', tell, places: tell.length })
    expect(faultsOf(text((count) => `ended ${count} days ago`))).toEqual(['a: 1 days'])
    expect(faultsOf(text((name, count) => `${name} with ${count} full weeks`))).toEqual(['a: 1 full weeks'])
    expect(faultsOf(text((count) => (count === 1 ? '1 day' : `${count} days`)))).toEqual([])
  })
})

describe.each(Object.entries(translations))('%s', (file, { translation }) => {
  const isOneFormed = /\/(ja|zh)\.ts$/.test(file)
  const digits = (text: string): string => text.replace(/[12]/g, '#')
  /** True if the text for 1 differs from the text for 2 in more than the number. */
  const isInflected = (text: Text): boolean => {
    const [one, two] = [resultsOf(text, 1), resultsOf(text, 2)]
    return one.some((said, way) => digits(said) !== digits(two[way] ?? said))
  }

  it('inflects what English inflects', () => {
    const own = new Map(textsIn(translation, '').map((text) => [text.path.slice(1), text]))
    const stiff = english
      .filter(isInflected)
      .flatMap(({ path }) => own.get(path) ?? [])
      .filter(
        (text) =>
          !isInflected(text) && !invariantPlurals.includes(`${file.split('/').at(-1)} ${text.path.slice(1)}`),
      )
    expect(isOneFormed ? [] : stiff.map(({ path }) => path)).toEqual([])
  })
})
