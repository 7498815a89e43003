/** The page that verifies a bundle speaks English and German, whatever it has to say. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readerText } from '../../web/decision-log/verify-page/reader-text.ts'
import { german } from '../../web/decision-log/verify-page/verify-text.german.ts'

it('takes the first language of the browser that it has', () => {
  const languageOf = (...wanted: string[]) => readerText(wanted).language
  expect(languageOf('de-AT', 'en')).toBe('de')
  expect(languageOf('en-AU', 'de')).toBe('en')
  expect(languageOf('fr-FR', 'DE')).toBe('de')
  expect(languageOf('fr-FR')).toBe('en')
  expect(languageOf()).toBe('en')
})

it('says every reason for an unreadable bundle in German', () => {
  const sources = ['verify-bundle', 'bundle-zip'].map((name) =>
    readFileSync(`schema/proof/${name}.ts`, 'utf8'),
  )
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/'((?:is|contains) [^']+)'|`(is not cosigned by) \$/g)].map(
      ([, whole, start]) => whole ?? `${start} a.example`,
    ),
  )
  expect(reasons.length).toBeGreaterThanOrEqual(10)
  for (const why of reasons)
    expect([why, german.unreadText('vkey.txt', why)]).toEqual([why, expect.not.stringContaining(why)])
  expect(german.unreadText('the bundle', 'is not UTF-8 text')).toBe('Das Paket ist kein UTF-8-Text.')
})
