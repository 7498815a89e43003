/** Turns about the record or the change that was just spoken of. */
import { expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

it.each(['by whom?', 'who wrote that?', 'when was that written?'])(
  'names the author and the day: %s',
  async (turn) => {
    const { message } = await askedInTurn('realestate', 'what does the memo about managements say', turn)
    expect(message).toMatch(/Operations Expert, in the memo “Why 31 managements left” of 16 November/)
  },
)

it('says who raised an advisory that was picked', async () => {
  const { message } = await askedInTurn(
    'cafe',
    'what’s waiting for my decision?',
    'tell me more about the second one',
    'who suggested it',
  )
  expect(message).toMatch(/Ask a second roaster for a price/)
})

it.each(['how much of that drop was the weekend', 'and how much of that fall was just Saturday and Sunday?'])(
  'gives the same change of some days: %s',
  async (turn) => {
    const { message } = await askedInTurn('cafe', 'how did last week compare with the one before?', turn)
    expect(message).toMatch(/\$693/)
  },
)

it('says how far the worst is from the best', async () => {
  const { message } = await askedInTurn('cafe', 'which day is worst', 'by how much')
  expect(message).toMatch(/\$1,800/)
})

it.each(['what if they left in january?', 'what happens if they walk?'])(
  'takes those spoken of for whom a loss is of: %s',
  async (turn) => {
    const { message } = await askedInTurn('consulting', 'how much of billing is transport', turn)
    expect(message).toMatch(/^Profit would fall by about \$18,115 a week/)
  },
)
