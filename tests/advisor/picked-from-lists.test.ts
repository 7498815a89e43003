/** What a list holds: its last item, its newest, and all of it until today. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { askedPlan, askedText } from './asked-questions.ts'

describe('a turn after what is waiting', () => {
  it('takes the last of the list, and what ignoring it would cost', async () => {
    const turns = ['what is waiting for me to decide', 'the last one', 'what if I just ignore it'] as const
    const list = await askedInTurn('cafe', turns[0])
    const titles = [...list.message.matchAll(/^- (“[^”]+”)/gm)].map(([, title]) => title ?? '')
    expect(titles.length).toBeGreaterThan(2)
    expect((await askedInTurn('cafe', ...turns.slice(0, 2))).message).toContain(titles.at(-1))
    expect((await askedInTurn('cafe', ...turns)).message).toContain(titles.at(-1))
  })

  it('takes the reason of a named place', async () => {
    const why = await askedInTurn('realestate', 'what waits for my decision', 'the second one, why?')
    expect(why.plans?.[0]).toMatchObject({ operator: 'advise', asked: 'why' })
  })
})

describe('what is no cry for help', () => {
  it.each(['what if we just ignored it', 'What happens if I leave it', 'what if I simply say no'])(
    '%s',
    async (message) => {
      expect(await askedPlan('realestate', message)).not.toMatchObject({ because: 'emergency' })
    },
  )

  it.each([
    'what if I just end it all',
    'what happens if I kill myself',
    'how do I end my life',
    'what if I leave this world',
    'what if I let myself go under the train',
  ])('but %s is', async (message) => {
    expect(await askedPlan('realestate', message)).toMatchObject({ because: 'emergency' })
  })
})

describe('what was decided lately', () => {
  it('reaches to today, where figures of the same months end with the month', async () => {
    expect(await askedText('consulting', 'What have we decided over the last two months?')).toMatch(
      /10 November, accepted.*\n.*3 November, dismissed/,
    )
  })
})

describe('the latest memo', () => {
  it.each(['What is the latest memo about?', 'open the most recent memo'])('%s', async (message) => {
    expect(await askedPlan('consulting', message)).toEqual({ operator: 'find', words: [], kind: 'memo' })
    expect(await askedText('consulting', message)).toContain('“No senior stays on the bench” of 18 November')
  })
})
