/** The wording sent to a model belongs to the version that the decision log names. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personaNames } from '#schema/persona/persona'
import { riskTolerances, tones } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { promptVersion } from '../../service/advisor/model/prompt.ts'
import { seededRecords } from './seeded-records.ts'
import { briefJson, briefOrder, hear, nobody, openTestModel, replyOrder } from './test-model.ts'

let model: Awaited<ReturnType<typeof openTestModel>>
beforeAll(async () => {
  model = await openTestModel()
})
afterAll(() => model.server.stop())

/** A request without its marker and its data, so only our wording. */
const wordingOf = (messages: readonly { readonly role: string; readonly content: string }[]): string => {
  const mark = /mark of this request is (\w+)\./.exec(messages[0]?.content ?? '')?.[1] ?? 'none'
  return JSON.stringify(
    messages.map(({ role, content }) => [
      role,
      content.replaceAll(mark, 'MARK').replace(/^[{[].*$/gm, 'DATA'),
    ]),
  )
}

/** A reply in every style, tone, risk tolerance and kind of business, and a brief with its correction. */
const askAll = async (): Promise<void> => {
  for (const [index, personaKey] of Object.keys(personaNames).entries()) {
    const seeded = seededRecords(businessTypes[index % businessTypes.length] ?? 'cafe')
    const preferredTone = tones[index % tones.length] ?? 'casual'
    const riskTolerance = riskTolerances[index % riskTolerances.length] ?? 'moderate'
    const records = { ...seeded, profile: { ...seeded.profile, preferredTone, riskTolerance } }
    model.server.answers({ says: 'Yes.' })
    await hear(model, { ...replyOrder(), records, personaKey })
  }
  model.server.answers({ says: 'I would rather talk.' }, { says: briefJson() })
  await model.advisor.writeBrief(briefOrder(), nobody())
}

it('has a new version where it changes', async () => {
  await askAll()
  const wording = [...new Set(model.server.asked.map(({ messages }) => wordingOf(messages)))]
  expect(wording.join()).not.toMatch(/[0-9a-f]{24}|f1"/)
  const hash = createHash('sha256').update(wording.join('\n')).digest('hex').slice(0, 16)
  // Another hash for the same version: the wording changed, so increase the version as well.
  expect({ [promptVersion]: hash }).toEqual({ 'model-5': '7f7bf0c00255f8d8' })
})
