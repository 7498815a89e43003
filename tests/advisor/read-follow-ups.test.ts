/** Follow-ups change the previous plan, and every question in a message is read. */
import { describe, expect, it } from 'vitest'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { readQuestion } from './read-question.ts'

const season = (name: string) => ({ of: { kind: 'season', season: name } })

const thread = (...messages: readonly string[]) =>
  messages.reduce<ReturnType<typeof readQuestion>>(
    (before, message) => readQuestion(message, 'cafe', fixedMoment, before?.plan),
    undefined,
  )?.plan

describe('a follow-up', () => {
  it.each([
    [
      ['What was revenue in July?', 'and for wages?'],
      { operator: 'value', measure: 'staff', period: { of: { month: 7 } } },
    ],
    [
      ['What was revenue in July?', 'what about August'],
      { measure: 'revenue', period: { of: { month: 8 } } },
    ],
    [
      ['What was revenue in July?', 'why?'],
      { operator: 'explain', measure: 'revenue', of: { of: { month: 7 } } },
    ],
    [
      ['best three weeks for profit this year', 'and the worst?'],
      { operator: 'rank', order: 'lowest', count: 3 },
    ],
    [
      ['compare sales with last winter', 'and with autumn'],
      { operator: 'compare', against: { period: season('autumn') } },
    ],
    [['What was revenue in July?', 'what if rent goes up 8%'], { operator: 'scenario' }],
  ])('in %s', (messages, plan) => {
    expect(thread(...messages)).toMatchObject(plan)
  })
})

it('reads every question of a message', () => {
  const read = readMessage(
    'What did we take last week? And how often did wages top $6,000?',
    'cafe',
    fixedMoment,
  )
  expect(read.map(({ plan }) => plan)).toMatchObject([
    { operator: 'value', measure: 'revenue' },
    { operator: 'count', measure: 'staff', above: 6000 },
  ])
})

it('takes a statement beside a question as its background', () => {
  const read = readMessage('Margin was 9.5 % in July.\nWhy?', 'cafe', fixedMoment)
  expect(read).toMatchObject([
    { plan: { operator: 'explain', measure: 'margin', of: { of: { kind: 'month', month: 7 } } } },
  ])
})

it('a follow-up of "why" about the week before compares it with the week before that', () => {
  const [why] = readMessage('Why did revenue fall last week?', 'cafe', fixedMoment)
  const [before] = readMessage('and the week before?', 'cafe', fixedMoment, why?.plan)
  const of = { of: { kind: 'dates', from: '2026-11-02', to: '2026-11-08' } }
  expect(before?.plan).toMatchObject({ operator: 'explain', of, against: { ...of, moved: 'just-before' } })
})

it.each([
  ['by when?', { operator: 'due', words: ['grinder'] }],
  ['how much is it?', { operator: 'find', words: ['grinder'], asked: 'how-much' }],
  ['has it been done?', { operator: 'decided', words: ['grinder'] }],
])('“%s” after a fact is about that fact', (question, plan) => {
  const about = readMessage('tell me about the grinder', 'cafe', fixedMoment).at(-1)?.plan
  expect(readMessage(question, 'cafe', fixedMoment, about).at(-1)?.plan).toMatchObject(plan)
})

it('“make that two” puts a number in place of the one before', () => {
  const one = readMessage('what if I hire a barista', 'cafe', fixedMoment).at(-1)?.plan
  const two = readMessage('make that two', 'cafe', fixedMoment, one).at(-1)
  expect(two?.plan).toMatchObject({ changes: [{ lever: 'staff', by: 'hours', size: 76 }] })
  expect(two?.leftOut).toBeUndefined()
})

it('“and Sunday?” after Saturday is the day beside it', () => {
  const saturday = readMessage('how did Saturday go', 'cafe', fixedMoment).at(-1)?.plan
  const of = (date: string) => ({ period: { of: { kind: 'unit-of', unit: 'day', date } } })
  expect(readMessage('and Sunday?', 'cafe', fixedMoment, saturday).at(-1)?.plan).toMatchObject(
    of('2026-11-15'),
  )
  const before = readMessage('what about the Saturday before', 'cafe', fixedMoment, saturday).at(-1)?.plan
  expect(before).toMatchObject(of('2026-11-07'))
})
