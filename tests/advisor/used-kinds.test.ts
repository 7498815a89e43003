/** The decision log names every kind of record that advice used, and confidence takes into account what is not recorded. */
import { expect, it } from 'vitest'
import { basisRefs } from '#schema/core/advice'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { writeBriefFromRecords } from '../../service/advisor/briefs/write-brief.ts'
import { builtIn } from '../../service/advisor/built-in.ts'
import { seededRecords } from './seeded-records.ts'
import { briefJson, briefOrder, hear, nobody, openTestModel, replyOrder } from './test-model.ts'

const cafe = seededRecords('cafe')
const unfocused = { ...cafe, focus: null, advisories: [] }
const sourcesOf = (basis: Parameters<typeof basisRefs>[0]) => basisRefs(basis).dataSources

const reply = async (message: string, records = cafe) =>
  (await hear({ advisor: builtIn }, { ...replyOrder(message), records, earlier: [] })).draft.basis

it('a brief used the focus that it quotes, and the profile whose tone it takes', () => {
  const brief = (records = cafe) =>
    writeBriefFromRecords({ records, topic: 'How is revenue?', personaKey: 'hospitality_ceo', passages: [] })
  expect(cafe.profile.savedAt).toBeDefined()
  expect(sourcesOf(brief().basis)).toEqual(expect.arrayContaining(['focus', 'kpi', 'profile']))
  expect(sourcesOf(brief(unfocused).basis)).not.toContain('focus')
})

it('a reply used the focus and the advisories that it quotes, the profile for a step, and no others', async () => {
  expect(sourcesOf(await reply('Are we on the way to our focus?'))).toContain('focus')
  expect(sourcesOf(await reply('What should we do about the wages?'))).toContain('profile')
  expect(sourcesOf(await reply('What do I still have to decide?'))).toContain('advisory')
  expect(sourcesOf(await reply('What was revenue last week?'))).toEqual(['kpi'])
})

it('an email used the focus that it names, and the tone of the profile', () => {
  const emails = emailsFromRecords(cafe, 21)
  expect(sourcesOf(emails.basis)).toEqual(expect.arrayContaining(['focus', 'profile']))
  expect(sourcesOf(emailsFromRecords(unfocused, 21).basis)).not.toContain('focus')
})

it('a model that writes a brief used all that it was told', async () => {
  const { server, advisor } = await openTestModel()
  server.answers({ says: briefJson() })
  const brief = await advisor.writeBrief(briefOrder(), nobody())
  await server.stop()
  expect(sourcesOf(brief.basis)).toEqual(expect.arrayContaining(['advisory', 'focus', 'memo', 'profile']))
})

it('a reply on what prices would do names what no record says, and is less sure for it', async () => {
  const { confidence } = await reply('What if we raise prices by 5 %?')
  expect(confidence.because).toContain('no record says how customers take the price')
  const past = await reply('What was the average spend last week?')
  expect(confidence.percent).toBeLessThan(past.confidence.percent)
  expect(past.confidence.because).not.toContain('no record says')
})
