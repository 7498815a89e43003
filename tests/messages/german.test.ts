/** German has every text of the signed-in application, and of the pages for people outside. */
import { describe, expect, it } from 'vitest'
import { isWhole } from '../../web/core/language.ts'
import { translation } from '../../web/messages/de.ts'
import { areas, englishTexts, isFilled, textsIn } from './catalogue-texts.ts'

const shown = englishTexts
const german = new Map(
  Object.entries(translation)
    .flatMap(([name, texts]) => textsIn(texts, name))
    .map((text) => [text.path, text]),
)

/** Texts that the advisors read or that name themselves: the same in both languages, or left out. */
const sameOnPurpose: readonly RegExp[] = [
  /^profile\.(languageOptions|timezoneOptions)\./,
  /^focus\.(primaryChoices|secondaryChoices)\./,
  /^brief\.examples\./,
  /^reply\.questions(?:Of|WithoutTill)/,
  /^(alert|trend|strategic|sales|risk)Samples\..*\.(question|meaning)$/,
  /^connection\.vendors\./,
  /^setup\.(states\.|ownerCommand$)/,
]

/** Words that are German too. */
const sameWords = `Jarvin Café in A Adelaide AUD Agent Analyst CSV Chat Chats Compliance Dashboards Details Excel Filter Filters Google Analytics
GST Hashtags Hash Import JSON Job Live Manager Marketing Markdown Memo Memos Name Normal Offline Passkeys Position Problem
PDF Risk Social Media Status Team Text Version Quick E-Mail Code Index Name, Export Link Links demo Data Integration Online`

const isAlike = (path: string, value: string): boolean =>
  value === '' ||
  sameOnPurpose.some((form) => form.test(path)) ||
  !/\p{L}/u.test(value) ||
  value.split(/\s+/).every((word) => sameWords.split(/\s+/).includes(word))

describe('German', () => {
  it('is offered as a whole, and checked against all texts', () => {
    expect([isWhole('de'), isWhole('fr')]).toEqual([true, false])
    expect(shown.length).toBeGreaterThan(1500)
  })

  it('has every area of a signed-in screen', () => {
    const named = areas.map(({ name }) => name)
    expect(named.filter((name) => !(name in translation))).toEqual([])
    expect(Object.keys(translation).filter((name) => !named.includes(name))).toEqual([])
  })

  it('has every text, with words where English has words', () => {
    const missing = shown.filter(({ path, value }) => {
      const own = german.get(path)?.value
      return own === undefined
        ? !sameOnPurpose.some((form) => form.test(path))
        : isFilled(value) !== isFilled(own)
    })
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('puts the same questions to the advisors', () => {
    const questions = shown.filter(({ path }) => /Samples\..*\.(question|meaning)$/.test(path))
    expect(questions.length).toBeGreaterThan(50)
    expect(questions.filter(({ path, value }) => german.get(path)?.value !== value)).toEqual([])
  })

  it('repeats no English text', () => {
    const same = shown.flatMap(({ path, value }) =>
      typeof value === 'string' && german.get(path)?.value === value && !isAlike(path, value)
        ? [`${path}: ${value}`]
        : [],
    )
    expect(same).toEqual([])
  })
})
