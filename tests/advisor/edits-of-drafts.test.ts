/** Changes to a draft: what is added speaks to its reader, what is replaced is replaced, and what was not done is said. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { isEdit } from '../../service/advisor/actions/is-edit.ts'
import { changedBody } from '../../service/advisor/actions/letters/changed-body.ts'
import { askedInTurn } from './asked-in-turn.ts'

const now = new Date('2026-11-20T02:00:00Z')
const letter = (middle: string, hello = 'Dear [name],') =>
  `${hello}\n\n${middle}\n\nKind regards,\n[Your name]\nA Business`
const edited = (body: string, edit: string, _to = '') => changedBody(body, edit, { now })

const draftAfter = async (type: DemoBusiness, ...turns: readonly string[]) => {
  const { drafts, message } = await askedInTurn(type, ...turns)
  const [email] = drafts?.action === 'email-drafts' ? drafts.emails : []
  return { body: email?.body ?? '', to: email?.audience ?? '', subject: email?.subject ?? '', message }
}

describe('what is added', () => {
  it.each([
    ['add that we only ring them after nine', 'We only ring you after nine.'],
    ['say their keys are at the desk', 'Your keys are at the desk.'],
    ['mention that they’ve been patient', 'You’ve been patient.'],
    ['say that their fees stay as they are till march', 'Your fees stay as they are until March.'],
    ['tell them they can park out the back', 'You can park out the back.'],
  ])('speaks to its reader: %s', (edit, told) => {
    expect(edited(letter('The office moves in May. Please tell me if that suits you.'), edit)).toContain(told)
  })

  it('is of others where it names them first', () => {
    const body = edited(
      letter('The office moves in May.'),
      'add that the painters will bring their own ladders',
    )
    expect(body).toContain('The painters will bring their own ladders.')
  })

  it.each([
    ['mention the new car park', 'About the new car park: ['],
    ['can you include our parking rules', 'About our parking rules: ['],
    ['add why we moved', '[Why we moved.]'],
    ['add our phone number', '[Our phone number.]'],
  ])('of a thing leaves the words on it to the writer: %s', (edit, told) => {
    expect(edited(letter('The office moves in May.'), edit)).toContain(told)
  })

  it('asks what they are to be asked', () => {
    const body = edited(letter('The office moves in May.'), 'ask them to bring the keys')
    expect(body).toContain('Please bring the keys.')
    expect(edited(letter('The office moves in May.'), 'also ask if they need a lift')).toContain(
      'Could you tell me if you need a lift?',
    )
  })

  it('stands in a text message between greeting and name', () => {
    expect(
      edited('Hi, we shut at two on Sundays. A Business', 'add that it starts 6 December', 'Staff'),
    ).toBe('Hi, we shut at two on Sundays. It starts 6 December. A Business')
    expect(
      edited(
        'Hi [first name]. We shut at two. [Your name], A Business',
        'mention that they’re paid',
        'Staff',
      ),
    ).toBe('Hi [first name]. We shut at two. You’re paid. [Your name], A Business')
  })
})

describe('what is replaced', () => {
  const dated = letter('Rent rises by $40. Could you let me know by Friday 27 November?')
  it.each([
    ['change friday to wednesday', 'by Wednesday 25 November?'],
    ['replace Friday with the Thursday', 'by Thursday 26 November?'],
    ['swap the date for 3 December', 'by Thursday 3 December?'],
    ['make the deadline Monday 30 November', 'by Monday 30 November?'],
    ['by thursday instead', 'by Thursday 26 November?'],
    ['say we need an answer by tuesday', 'by Tuesday 24 November?'],
    ['replace $40 with $50', 'Rent rises by $50.'],
    ['change the amount to $35', 'Rent rises by $35.'],
    ['change rent to bond', 'Bond rises by $40.'],
    ['use wednesday instead of friday', 'by Wednesday 25 November?'],
  ])('%s', (edit, has) => {
    const body = edited(dated, edit)
    expect(body).toContain(has)
    expect(body).not.toContain(
      edit.startsWith('change rent')
        ? 'Rent'
        : edit.includes('$') || edit.includes('amount')
          ? '$40'
          : '27 November',
    )
    expect(body.split('\n\n')).toHaveLength(3)
  })

  it('that is not in the draft changes nothing', () => {
    expect(edited(dated, 'replace $75 with $80')).toBe(dated)
    expect(edited(dated, 'change saturday to sunday')).toBe(dated)
  })
})

it.each([
  'say they can leave any time',
  'say their forms are due on monday',
  'say we pay $90 a week more since June',
  'attach the price list',
  'ask them to ring first',
  'use tuesday instead of monday',
  'by wednesday please',
])('is an edit: %s', (edit) => {
  expect(isEdit(edit)).toBe(true)
})

it.each([
  'say we lost a tenth of our sales, what would profit be?',
  'say it costs us $400 a week, is it worth it?',
])('is a question: %s', (edit) => {
  expect(isEdit(edit)).toBe(false)
})

it('two changes in one are both made, and one that cannot be made is named', async () => {
  const first = 'email the brokers asking for settlement dates in writing'
  const both = await draftAfter('realestate', first, 'change wednesday to tuesday and make it warmer')
  expect(both.body).toContain('Tuesday 24 November')
  expect(both.body).toContain('Warm regards')
  expect(both.message).toContain('Here it is with your change')
  const half = await draftAfter('realestate', first, 'make it warmer and swap $70 for $80')
  expect(half.body).toContain('Warm regards')
  expect(half.message).toMatch(/couldn’t do this: “swap \$70 for \$80”/)
  const none = await draftAfter('realestate', first, 'attach the floor plan')
  expect(none.message).not.toContain('with your change')
})

it('a letter becomes a text message', async () => {
  const { body, subject } = await draftAfter(
    'cafe',
    'write to the dairy asking for a better price',
    'make it a text',
  )
  expect(subject).toBe('Text message')
  expect(body).toMatch(/^Hi \[name\]\. .*better price.*Harbour & Vine Café$/)
  expect(body).not.toContain('\n')
})
