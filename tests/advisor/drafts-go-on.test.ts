/** A draft through several changes: a value in place of another of its kind, whom it is for, who “they” are, and what stood last. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { isEdit } from '../../service/advisor/actions/is-edit.ts'
import { changedBody } from '../../service/advisor/actions/letters/changed-body.ts'
import { askedInTurn } from './asked-in-turn.ts'

const now = new Date('2026-11-20T02:00:00Z')
const letter = (...middle: readonly string[]) =>
  ['Dear [name],', ...middle, 'Kind regards,\n[Your name]\nA Business'].join('\n\n')
const edited = (body: string, edit: string) => changedBody(body, edit, { now })

const draftAfter = async (type: DemoBusiness, ...turns: readonly string[]) => {
  const { drafts, message } = await askedInTurn(type, ...turns)
  const [email] = drafts?.action === 'email-drafts' ? drafts.emails : []
  return { body: email?.body ?? '', to: email?.audience ?? '', subject: email?.subject ?? '', message }
}

describe('a value without its name', () => {
  const body = letter('The deposit is $90 at 5%. Please answer by Friday 27 November.')
  it.each([
    ['change it to $120', 'The deposit is $120 at 5%.'],
    ['make it $75', 'The deposit is $75 at 5%.'],
    ['actually $80', 'The deposit is $80 at 5%.'],
    ['bring that down to 4%', 'The deposit is $90 at 4%.'],
    ['no, $60 instead', 'The deposit is $60 at 5%.'],
    ['put it up to $1,200', 'The deposit is $1,200 at 5%.'],
    ['change it to Monday 30 November', 'Please answer by Monday 30 November.'],
  ])('takes the place of the one of its kind: %s', (edit, said) => {
    expect(edited(body, edit)).toContain(said)
    expect(isEdit(edit)).toBe(true)
  })

  it('changes nothing where the draft has none of its kind', () => {
    const plain = letter('The deposit is due.')
    expect(edited(plain, 'change it to $120')).toBe(plain)
  })

  it('is changed in the subject too, with a condition in the same breath', async () => {
    const { body, subject, to, message } = await draftAfter(
      'cafe',
      'Write to our regulars offering them a $20 voucher',
      'change it to $25, only for families with two kids or more',
    )
    expect(body).toContain('$25')
    expect(`${subject} ${body}`).not.toContain('$20')
    expect(body).toContain('only for families with two kids or more')
    expect(to).toBe('Families with two kids or more')
    expect(message).not.toContain('couldn’t')
  })
})

describe('whom or when it is for', () => {
  it.each([
    ['only for tenants with pets', 'This is only for tenants with pets.'],
    ['just for people who booked twice', 'This is only for people who booked twice.'],
    ['only if they pay on time', 'This holds only if you pay on time.'],
    ['only on weekdays', 'This holds only on weekdays.'],
    ['only until Christmas', 'This holds only until Christmas.'],
  ])('is said: %s', (edit, said) => {
    expect(edited(letter('We can offer you a rug.', 'Please reply.'), edit)).toContain(said)
    expect(isEdit(edit)).toBe(true)
  })

  it('leaves questions of figures alone', () => {
    for (const text of ['only weekends?', 'what about only Fridays', 'just how much is that'])
      expect(isEdit(text)).toBe(false)
  })
})

describe('what stands last or first', () => {
  const body = letter('We open at six. The cups are blue.', 'The roof leaks.', 'Please reply to this.')
  it.each([
    ['drop the last bit', 'Please reply to this.'],
    ['remove the final paragraph', 'Please reply to this.'],
    ['lose the first line', 'We open at six.'],
    ['cut the last sentence', 'Please reply to this.'],
    ['take out the second paragraph', 'The roof leaks.'],
  ])('goes: %s', (edit, gone) => {
    const after = edited(body, edit)
    expect(after).not.toContain(gone)
    expect(after.length).toBe(body.length - gone.length - (edit.includes('first') ? 1 : 2))
    expect(isEdit(edit)).toBe(true)
  })
})

it('is cut short around what was told before', async () => {
  const { body } = await draftAfter(
    'realestate',
    'Write to the vendors about the auction day',
    'add that the lift is out',
    'make it shorter',
  )
  expect(body).toContain('The lift is out.')
})

describe('who “they” are', () => {
  it('are the people that the letter is about, where it goes to somebody else', async () => {
    const { body } = await draftAfter(
      'cafe',
      'Email the events company offering our two new baristas for their summer party',
      'say they can do Saturday nights',
    )
    expect(body).toContain('Our two new baristas can do Saturday nights.')
    expect(body).not.toMatch(/you can do/i)
  })

  it('are the readers, where nobody else is named', async () => {
    const { body } = await draftAfter(
      'realestate',
      'Write to our tenants about the spring inspections',
      'say they can pick the day',
    )
    expect(body).toContain('You can pick the day.')
  })

  it('are the readers of what “them” are told', async () => {
    const { body } = await draftAfter(
      'consulting',
      'Email the insurer about our two analysts',
      'tell them they can ring me',
    )
    expect(body).toContain('You can ring me.')
  })
})

describe('a signature, a manner, a request', () => {
  it.each([
    ['sign it from me, Leo', 'Leo\nA Business'],
    ['sign off as Mel Ito please', 'Mel Ito\nA Business'],
    ['sign it dana', 'Dana\nA Business'],
  ])('%s', (edit, foot) => {
    expect(edited(letter('We open at six.'), edit)).toContain(foot)
  })

  it.each([
    'and a more polite version please',
    'a friendlier one',
    'a bit less stiff please',
    'half as long',
    'let them know the lift is out',
    'point out that we tried twice',
    'remind them the key is under the mat',
    'thank them for waiting',
    'get rid of the bit about parking',
  ])('is a change: %s', (edit) => {
    expect(isEdit(edit)).toBe(true)
  })

  it.each([
    ['let them know the lift is out', 'The lift is out.'],
    ['point out that we tried twice', 'We tried twice.'],
    ['thank them for waiting so long', 'Thank you for waiting so long.'],
    ['apologise for the noise', 'I’m sorry for the noise.'],
    ['ask for 8% off', 'Could you take 8% off?'],
  ])('is said to the reader: %s', (edit, said) => {
    expect(edited(letter('We open at six.', 'Please reply.'), edit)).toContain(said)
  })

  it('takes the place of what was asked for before', () => {
    const body = letter('Could you tell me why the lift is out?', 'We rang twice.')
    const after = edited(body, 'change it so we ask for a month off the rent instead')
    expect(after).toContain('Could you give us a month off the rent?')
    expect(after).not.toContain('why the lift is out')
    expect(after).not.toContain('instead')
  })

  it('shortens a text message, and keeps what was added last', () => {
    const text =
      'Hi all. The oven is new. We’d like to use it from May. It heats in ten minutes. The old one is gone. You can start at six. [Your name], A Business'
    const after = edited(text, 'shorter please')
    expect(after.length).toBeLessThan(text.length)
    expect(after).toContain('You can start at six.')
    expect(after).toContain('We’d like to use it from May.')
    expect(after).toContain('[Your name], A Business')
  })
})

describe('a draft that something came between', () => {
  it('is still what “make it shorter” and “say” are about', async () => {
    const between = ['Write to our landlords about the winter inspections', 'who owes us the most']
    const { body } = await draftAfter('realestate', ...between, 'say Tom will ring them on Thursday')
    expect(body).toContain('Tom will ring you on Thursday.')
    const short = await draftAfter('realestate', ...between, 'make it sound friendlier')
    expect(short.body).toContain('Warm regards')
  })

  it('gives way to what was supposed since', async () => {
    const { drafts, plans } = await askedInTurn(
      'cafe',
      'Write to the dairy asking for a better price',
      'what if sales rose 5%?',
      'make it 8%',
    )
    expect(drafts).toBeUndefined()
    expect(plans?.[0]?.operator).toBe('scenario')
  })
})
