/** Edits of a draft in the conversation: what is to go goes, and nothing is said to have changed that has not. */
import { describe, expect, it } from 'vitest'
import { leftOutBy, withoutMatter } from '../../service/advisor/actions/left-out.ts'
import { askedInTurn } from './asked-in-turn.ts'

const bodyAfter = async (...turns: readonly string[]) => {
  const { drafts, message } = await askedInTurn('cafe', ...turns)
  const [email] = drafts?.action === 'email-drafts' ? drafts.emails : []
  return { body: email?.body ?? '', subject: email?.subject ?? '', message }
}

const note = 'Write a note to our regulars about the new menu and the longer hours'

describe('what an edit leaves out', () => {
  it.each([
    ['say nothing about the longer hours', 'longer hours'],
    ["don't mention the longer hours", 'longer hours'],
    ['without mentioning the hours', 'hours'],
    ['leave the deadline out', 'deadline'],
    ['remove the phone number and make it formal', 'phone number'],
    ['shorter, and mention nothing about the supplier', 'supplier'],
    ['no hashtags please', 'hashtags'],
  ])('%s', (edit, what) => {
    expect(leftOutBy(edit)).toBe(what)
  })

  it.each(['add that we close at two', 'mention the new menu', 'make it warmer'])(
    'is nothing: %s',
    (edit) => {
      expect(leftOutBy(edit)).toBeUndefined()
    },
  )
})

it('a list keeps what is not left out, and a sentence about nothing else goes', () => {
  const text = 'We have new cups, a longer counter and earlier hours. The counter is oak.'
  expect(withoutMatter(text, 'counter')).toBe('We have new cups and earlier hours.')
  expect(withoutMatter(text, 'cups')).toBe('The counter is oak.')
})

it.each(["don't mention the longer hours", 'say nothing about the hours'])(
  'it is in neither the letter nor its subject: %s',
  async (edit) => {
    const { body, subject, message } = await bodyAfter(note, edit)
    expect(`${subject} ${body}`).not.toMatch(/longer hours/i)
    expect(body).toContain('new menu')
    expect(message).toContain('with your change')
  },
)

it('the day to answer by, and the number, go by their names', async () => {
  expect((await bodyAfter(note, 'remove the deadline')).body).not.toMatch(/\d November/)
  const { body } = await bodyAfter(note, 'leave out the phone number')
  expect(body).not.toContain('[number]')
  expect(body).toContain('reply')
})

it('an edit of two parts makes one draft and one answer', async () => {
  const { body, message } = await bodyAfter(note, "don't mention the hours and make it formal")
  expect(body).toMatch(/^Dear/)
  expect(message.match(/Nothing leaves Jarvin/g)).toHaveLength(1)
})

it('nothing is said to have changed that has not', async () => {
  const { message } = await bodyAfter(note, 'remove the part about parking')
  expect(message).toContain('nothing to change')
  expect(message).not.toContain('with your change')
})

it('a letter can be made shorter', async () => {
  const [long, short] = [await bodyAfter(note), await bodyAfter(note, 'can you make it shorter')]
  expect(short.body.length).toBeLessThan(long.body.length)
})
