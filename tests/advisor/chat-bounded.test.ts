/** Messages designed to be slow to read: each is answered, whatever its text, and adds nothing of its own to the answer. */
import { expect, it, vi } from 'vitest'
import { unaccountedIn } from '../../service/advisor/questions/accounting/account.ts'
import { byText } from '../../service/advisor/questions/by-word.ts'
import { candidatesOf } from '../../service/advisor/questions/candidates.ts'
import { kindsOf } from '../../service/advisor/questions/classifier/kinds.ts'
import { readDerived } from '../../service/advisor/questions/derived/derived-plans.ts'
import { lastWeeks } from '../../service/advisor/questions/question.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readOne } from '../../service/advisor/questions/read-one-question.ts'
import { readablePart } from '../../service/advisor/questions/tokens.ts'
import { vocabularyOf } from '../../service/advisor/questions/vocabulary.ts'
import { plainExclusions } from '../../service/advisor/questions/wording/exclusion-wording.ts'
import { withoutAsides } from '../../service/advisor/questions/wording/in-passing.ts'
import { respell } from '../../service/advisor/questions/wording/misspelling.ts'
import { findSentences } from '../../service/advisor/search/find-sentences.ts'
import { textFacts } from '../../service/advisor/timeline/text-facts.ts'
import { timesAsLong } from '../core/processor-time.ts'
import { askedReply } from './asked-questions.ts'
import { hostileMessages } from './hostile-messages.ts'
import { seededRecords } from './seeded-records.ts'

const now = new Date('2026-08-24T02:00:00Z')

/** Words and characters looked up for one message, to read it as a whole and in parts, and to read the records. */
const maxLookedUp = 420

it.each([600, 8000])('messages of %i characters are answered', async (length) => {
  for (const message of hostileMessages(length)) {
    const reply = await askedReply(seededRecords('cafe'), message)
    expect(reply.message.length).toBeGreaterThan(10)
    expect(reply.message.length).toBeLessThan(3000)
  }
})

it('no message has more looked up than another of its length, however long it is', async () => {
  const records = seededRecords('cafe')
  // Sentences of the records are read once.
  for (const message of hostileMessages(600)) await askedReply(records, message)
  const lookup = vi.spyOn(vocabularyOf('cafe'), 'longest')
  for (const length of [600, 8000])
    for (const message of hostileMessages(length, 1)) {
      lookup.mockClear()
      await askedReply(records, message)
      expect([message.slice(0, 60), lookup.mock.calls.length <= maxLookedUp]).toEqual([
        message.slice(0, 60),
        true,
      ])
    }
})

it('the dates of the records are read once, and not for each question', () => {
  const records = seededRecords('cafe')
  expect(textFacts(records)).toBe(textFacts(records))
})

it('a question and its search are read once, however often a message is looked at', () => {
  const question = questionOf(
    'Why did custmer numbrs and wagess fall lst week, and who is to blame?',
    'cafe',
    now,
  )
  const kinds = kindsOf(question)
  expect(candidatesOf(question, kinds)).toBe(candidatesOf(question, kinds))
  expect(readDerived(question)).toBe(readDerived(question))
  expect(readOne(question)).toBe(readOne(question))
  const records = seededRecords('cafe')
  expect(findSentences(records, ['oat', 'milk'])).toBe(findSentences(records, ['oat', 'milk']))
  expect(findSentences(records, ['oat', 'milk'], 'why')).not.toBe(findSentences(records, ['oat', 'milk']))
})

it('words that a plan does not say are looked for until it is unfit', () => {
  const question = questionOf('What were blorp sales of zint in quuxville of wug?', 'cafe', now)
  const plan = { operator: 'value', measure: 'revenue', period: lastWeeks(1) } as const
  const all = unaccountedIn(question, [plan])
  expect(all.length).toBeGreaterThan(2)
  expect(unaccountedIn(question, [plan], undefined, 2)).toEqual(all.slice(0, 2))
})

it('a near-word is respelt as if it were set against every known word', () => {
  const { byLength } = vocabularyOf('cafe')
  const known = [...byLength.values()].flat().filter(({ length }) => length > 5)
  const edits = known.flatMap((word, at) => {
    const place = 1 + (at % (word.length - 1))
    const [start, end] = [word.slice(0, place), word.slice(place)]
    return [
      `${start}${end.slice(1)}`,
      `${start}q${end}`,
      `${start}x${end.slice(1)}`,
      word.slice(1),
      word.slice(0, -1),
      `${word[1]}${word[0]}${word.slice(2)}`,
    ]
  })
  const oneEdit = (one: string, other: string) => {
    const [long, short] = one.length < other.length ? [other, one] : [one, other]
    const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
    return [...long].some((_, at) =>
      long.length > short.length
        ? without(long, at) === short
        : without(long, at) === without(short, at) ||
          long.slice(0, at) + (long[at + 1] ?? '') + long[at] + long.slice(at + 2) === short,
    )
  }
  for (const word of edits.filter((_, at) => at % 97 === 0)) {
    const meant = respell(word, byLength)
    const near = [-1, 0, 1]
      .flatMap((more) => byLength.get(word.length + more) ?? [])
      .filter((other) => other.length > 3 && (other === word || oneEdit(word, other)))
    if (near.length === 1 && word.length > 4 && /[aeiouy]/.test(word.slice(1)))
      expect([word, meant]).toEqual([word, near[0]])
  }
})

it('what was made of a text is kept for the latest half of the texts at least', () => {
  let made = 0
  const lengthOf = byText((text) => ({ length: text.length, made: ++made }), 10, 8)
  const first = lengthOf('first')
  for (const text of ['b', 'c', 'd']) lengthOf(text)
  expect(lengthOf('first')).toBe(first)
  for (let at = 0; at < 1000; at++) lengthOf(`${at}`)
  expect(made).toBe(1004)
  expect(lengthOf('999').made).toBe(1004)
  expect(lengthOf('first').made).toBe(1005)
})

// Patterns for words and for spaces try every place of a run, so what a run costs grows with the square of its length.
it.each([
  ['letters', '\u4e00\ufdfaé\u5b57'],
  ['signs that join letters', 'a\u0301\u0302\u0303'],
  ['digits', '0123'],
  ['spaces', ' \t\u00a0\u2003'],
  ['words joined by hyphens', 'so-called-'],
])('no run of %s is read at any length', (_, piece) => {
  for (const length of [600, 8000]) {
    const read = readablePart(`why ${piece.repeat(length / piece.length)} sales?`)
    expect(read).toMatch(/^why.*sales\?$/s)
    const runs = read.match(/\s+|[\p{L}\p{M}\p{N}’'&-]+/gu) ?? []
    expect(Math.max(...runs.map((run) => run.length))).toBeLessThanOrEqual(60)
  }
})

it('leaves words, amounts and lines of usual length as they are', () => {
  const message = `Why did Llanfairpwllgwyngyll's year-on-year takings fall to $12,345.67?\n\n- rent\n- wages`
  expect(readablePart(message)).toBe(message)
})

it('a message of up to 128 words is read as a whole, and of a longer one 40 from each end', () => {
  const told = (words: number) =>
    Array.from({ length: words }, (_, at) => `milk${'x'.repeat(at % 7)}`).join(' ')
  expect(readablePart(told(128))).toBe(told(128))
  for (const words of [129, 400, 1400]) {
    const read = readablePart(told(words)).split(/\s/)
    expect(read).toHaveLength(80)
    expect(told(words).startsWith(read.slice(0, 40).join(' '))).toBe(true)
    expect(told(words).endsWith(read.slice(-40).join(' '))).toBe(true)
  }
})

it('a danger is read wherever a long message names it', async () => {
  const around = 'We sold a lot of coffee on Monday and the milk was late again. '.repeat(40)
  for (const danger of [
    'Some days I want to kill myself.',
    'my barista has chest pains right now',
    'I honestly think about ending it all, and nobody knows',
  ]) {
    const { plans = [] } = await askedReply(seededRecords('cafe'), `${around}${danger} ${around}`)
    expect([danger, plans[0]]).toMatchObject([danger, { operator: 'decline', because: 'emergency' }])
  }
})

it('what a long message says of no danger is still cut', async () => {
  const around = 'We sold a lot of coffee on Monday and the milk was late again. '.repeat(40)
  const { plans = [] } = await askedReply(seededRecords('cafe'), `${around} What was rent last week?`)
  expect(plans.some((plan) => 'because' in plan && plan.because === 'emergency')).toBe(false)
})

// Letters outside ASCII are no word characters of a pattern without the flag u, so a look behind them went back to the start.
it.each(['продажи расходы', 'ventes dépenses été', '売上 経費', 'aside, aside, rent aside'])(
  'what is left out is looked for in linear time among “%s”',
  (words) => {
    const leftOut = (length: number) =>
      plainExclusions(`${words} `.repeat(Math.ceil(length / words.length)).slice(0, length))
    expect(timesAsLong(leftOut, 4000)).toBeLessThan(10)
  },
)

it('what is said in passing is found in time that follows the length, whatever signs stand in it', () => {
  for (const piece of ['"a" “b ', 'a.a.a ', ', ', '" ', 'is it ok or ']) {
    const asked = (length: number) => {
      for (let time = 0; time < 40; time++) withoutAsides(`${time} ${piece.repeat(500)}`.slice(0, length))
    }
    expect([piece, timesAsLong(asked, 120) < 10]).toEqual([piece, true])
  }
})
