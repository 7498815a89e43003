/** What a brief or a reply proposes to decide. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proposalOf, proposedIn, proposing } from '../../web/kit/controls/proposal.ts'

const origin = { kind: 'brief', id: 'one' } as const

it('takes the first sentence as the title, and the whole as the reason', () => {
  const words = 'Raise prices by 2.5% from Monday 23 November. That adds about $1,240 a week.'
  expect(proposalOf(words, origin)).toEqual({
    title: 'Raise prices by 2.5% from Monday 23 November',
    message: words,
    origin,
  })
})

it('ends the title at a semicolon', () => {
  const words = 'Ask a second roaster for a price by Friday; the first one raised his.'
  expect(proposalOf(words, origin).title).toBe('Ask a second roaster for a price by Friday')
})

it('keeps within what the service takes, whatever the words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4000, unit: 'grapheme' }), (words) => {
      const { title, message } = proposalOf(words, origin)
      expect(title.length).toBeLessThanOrEqual(200)
      expect(message.length).toBeLessThanOrEqual(2000)
    }),
  )
})

it('is read back from the history entry, which may hold anything', () => {
  const proposal = proposalOf('Close at six.', origin)
  expect(proposedIn(JSON.parse(JSON.stringify(proposing(proposal))))).toEqual(proposal)
  for (const other of [null, undefined, 'text', { proposal: { title: 1 } }, { isOpenedHere: true }])
    expect(proposedIn(other)).toBeUndefined()
})
