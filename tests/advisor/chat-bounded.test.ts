/** Reading a message takes bounded work, whatever its text; how long it takes is measured by the bench, part `advisor`. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { keepReadings, type Read } from '../../service/advisor/chat/kept-readings.ts'
import { understand } from '../../service/advisor/chat/understand.ts'
import { meantWordIn } from '../../service/advisor/chat/words.ts'
import { plainWords } from '../../service/advisor/quotation.ts'
import { hostileMessages } from './hostile-messages.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const calendar = { latest: day('2026-11-09'), today: day('2026-11-20') }

/** Counts how often a text is asked for its letters: the work that a list of known words costs. */
const counted = (words: readonly string[]): { readonly known: ReadonlySet<string>; visits(): number } => {
  let visited = 0
  class Counting extends Set<string> {
    override [Symbol.iterator](): SetIterator<string> {
      visited++
      return super[Symbol.iterator]()
    }
  }
  return { known: new Counting(words), visits: () => visited }
}

/** One letter added, left out, exchanged, or two neighbours swapped; written out as all the words that gives. */
const slipsOf = (word: string): ReadonlySet<string> => {
  const letters = 'abc'
  const slips = new Set<string>([word])
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after) slips.add(before + after.slice(1))
    if (after.length > 1) slips.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
    for (const letter of letters) {
      slips.add(before + letter + after)
      if (after) slips.add(before + letter + after.slice(1))
    }
  }
  return slips
}

const word = (minLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength: 8 })

describe('a word that was mistyped', () => {
  it('stands for the first known word that is one slip away, and for no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word(1), { maxLength: 12 }), word(5), (list, typed) => {
        const expected = list.includes(typed)
          ? typed
          : list.find((known) => known.length >= 4 && slipsOf(known).has(typed))
        expect(meantWordIn(new Set(list))(typed)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('is found without going through the list of known words', () => {
    const { known, visits } = counted(['revenue', 'margin', 'customers'])
    const meant = meantWordIn(known)
    const atFirst = visits()
    expect(['revenux', 'mrgin', 'cutsomers', 'xxxxxxxx'].map(meant)).toEqual([
      'revenue',
      'margin',
      'customers',
      undefined,
    ])
    expect(visits()).toBe(atFirst)
  })
})

describe('a message of any length', () => {
  it('is read as its first 600 characters', () => {
    for (const message of hostileMessages(8000)) {
      const short = understand(message.replaceAll(/\s+/g, ' ').slice(0, 600), undefined, calendar)
      if (!/(.)\1/u.test(message)) expect(understand(message, undefined, calendar)).toEqual(short)
    }
    const question = 'What if we raise prices by 5%?'
    const padded = `${question}${' '.repeat(2000)}`
    expect(understand(padded, undefined, calendar)).toEqual(understand(question, undefined, calendar))
    const long = `${question} ${'word '.repeat(200)}and what about the margin?`
    expect(understand(long, undefined, calendar)).toEqual(understand(long.slice(0, 600), undefined, calendar))
  })

  it('is quoted from its beginning', () => {
    expect(plainWords(`${'a '.repeat(50)}${'b'.repeat(1_000_000)}@c`)).toBe(`${'a '.repeat(40).trim()} …`)
  })
})

describe('a conversation', () => {
  it('reads each message once after the same question', () => {
    let count = 0
    const read: Read = keepReadings((message, before, day) => {
      count++
      return understand(message, before, day)
    })
    const messages = hostileMessages(600)
    const readAll = () =>
      messages.reduce<ReturnType<Read> | undefined>(
        (before, message) => read(message, before, calendar),
        undefined,
      )
    const first = readAll()
    expect(count).toBe(messages.length)
    expect(readAll()).toEqual(first)
    expect(count).toBe(messages.length)
  })

  it('reads a message again where the day or the question before is another', () => {
    let count = 0
    const read = keepReadings((message, before, day) => {
      count++
      return understand(message, before, day)
    })
    const [first, other] = [understand('Why did revenue fall?', undefined, calendar), undefined]
    read('and margin?', first, calendar)
    read('and margin?', other, calendar)
    read('and margin?', first, { ...calendar, today: day('2026-11-21') })
    expect(count).toBe(3)
  })
})
