/** Every text of the English catalogue is used. */
import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'

const Area = t.type({ english: t.UnknownRecord })
const areas = import.meta.glob<Record<string, unknown>>('../../web/messages/{en,samples}/*.ts')
const sources = Object.keys(
  import.meta.glob(['../../web/**/*.{ts,tsx}', '../../service/**/*.ts', '!../../web/messages/**']),
).map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Keys that no file importing the area mentions, neither directly nor as a possible value. */
const unused = (file: string, keys: readonly string[], files: readonly string[]): readonly string[] => {
  const importers = files.filter((text) => text.includes(`/${file}'`))
  return keys.filter(
    (key) =>
      !importers.some((text) => new RegExp(`\\b${key}\\b`).test(text)) &&
      !files.some((text) => text.includes(`'${key}'`)),
  )
}

describe.each(Object.entries(areas))('%s', (path, load) => {
  it('has no unused text', async () => {
    const keys = Object.values(await load()).flatMap((one) => (Area.is(one) ? Object.keys(one.english) : []))
    expect(unused(path.split('/').at(-1) ?? '', keys, sources)).toEqual([])
  })
})

it('an unused text would be found', () => {
  const screen = "import { kitText } from '../messages/en/kit.ts'\nconst a = useText(kitText).problem"
  expect(unused('kit.ts', ['problem', 'gone'], [screen])).toEqual(['gone'])
})
