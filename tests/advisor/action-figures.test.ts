/** Every figure of the actions is recomputed from the records, and no number in their texts is without a figure. */
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { cafeEmails } from '../../service/advisor/actions/emails/cafe.emails.ts'
import { consultingEmails } from '../../service/advisor/actions/emails/consulting.emails.ts'
import { realestateEmails } from '../../service/advisor/actions/emails/realestate.emails.ts'
import { formulaWords } from '../../service/advisor/formulas.ts'
import { actionRuns, textsOf } from './action-texts.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'

const runs = actionRuns()
const nothing = { figures: [], passages: [] }

describe('the three actions', () => {
  it('rest on figures that the records bear out', () => {
    const wrong = runs.flatMap((run) =>
      textsOf(run).flatMap(({ figures }) => wrongFigures(run.records, figures)),
    )
    expect(wrong).toEqual([])
    expect(runs.flatMap(({ bases }) => bases.flatMap(({ figures }) => figures)).length).toBeGreaterThan(1000)
  })

  it('show no number without a figure of the very same item', () => {
    const stray = runs.flatMap((run) =>
      textsOf(run).flatMap(({ texts, figures }) =>
        strayNumbers(texts, { figures: [...figures], passages: [] }, quotableOf(run.records)),
      ),
    )
    expect(stray).toEqual([])
  })

  it('carry in their basis each figure of their items, and nothing else', () => {
    for (const { emails, roster, posts, bases } of runs)
      for (const [index, items] of [emails, roster, posts].entries()) {
        const own = new Set(items.flatMap(({ figures }) => figures.map((figure) => JSON.stringify(figure))))
        expect(new Set(bases[index]?.figures.map((figure) => JSON.stringify(figure)))).toEqual(own)
      }
  })

  it('name formulas that can be explained', () => {
    const names = new Set(
      runs.flatMap(({ bases }) => bases.flatMap(({ figures }) => figures.map((f) => f.formula))),
    )
    expect([...names].filter((name) => formulaWords(name) === undefined)).toEqual([])
    expect(names).toContain('sum-of-products-share')
  })

  it('keep within the contract, and leave no gap in a text', () => {
    for (const run of runs) {
      decodeOrThrow(t.array(EmailDraft), [...run.emails], 'The emails')
      decodeOrThrow(t.array(RosterDay), run.roster, 'The roster')
      decodeOrThrow(t.array(SocialPost), run.posts, 'The posts')
      for (const { texts } of textsOf(run))
        for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN| {2}/)
    }
  })
})

describe('what leaves the house', () => {
  it('is no figure of the business in a post', () => {
    const told = runs.flatMap(({ posts }) => posts.flatMap(({ text }) => strayNumbers([text], nothing, [])))
    expect(told).toEqual([])
    expect(
      runs.flatMap(({ posts }) => posts).filter(({ text }) => /revenue|margin|profit/i.test(text)),
    ).toEqual([])
  })

  it('is no figure of the business in an email to customers', () => {
    const kinds = ['customers', 'lapsed', 'reviews', 'referral', 'debtors'] as const
    const audiences = [cafeEmails, realestateEmails, consultingEmails].flatMap((emails) =>
      kinds.map((kind) => emails[kind].audience),
    )
    const public_ = runs.flatMap(({ emails }) =>
      emails.filter(({ audience }) => audiences.includes(audience)),
    )
    expect(public_.length).toBeGreaterThan(100)
    expect(
      strayNumbers(
        public_.flatMap(({ subject, body }) => [subject, body]),
        nothing,
        [],
      ),
    ).toEqual([])
  })
})
