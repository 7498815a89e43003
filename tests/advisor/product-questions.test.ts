/** Questions about the product are answered with what it does, never as a matter of law or of the business. */
import { expect, it } from 'vitest'
import type { ProductTopic } from '#schema/advisor/product-topic'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'

const planOf = (question: string) => readMessage(question, 'cafe', fixedMoment)[0]?.plan

it.each<[string, ProductTopic]>([
  ['Can I connect Square?', 'connect'],
  ['does this work with Xero', 'connect'],
  ['Can I import a CSV file?', 'import'],
  ['can i upload an excel spreadsheet of last years sales', 'import'],
  ['Is there a way to export this to Excel?', 'export'],
  ['How do I invite my bookkeeper?', 'people'],
  ['Is my data safe?', 'privacy'],
  ['are my numbers sent to openai', 'model'],
  ['What does Jarvin cost?', 'cost'],
  ['Can I delete my account?', 'delete'],
  ['how do i change the focus', 'focus'],
  ['How do I add a memo?', 'memo'],
])('%s is about %s', (question, topic) => {
  expect(planOf(question)).toEqual({ operator: 'talk', about: 'product', topic })
})

it.each([
  'What do you reckon about closing at 2?',
  'Write a memo to the landlord',
  'What did it cost us to close on Mondays?',
  'Should we export to New Zealand?',
  'Can we connect the hospital network with the two seniors?',
])('%s is about the business', (question) => {
  expect(planOf(question)).not.toMatchObject({ about: 'product' })
})

it.each(['Can I paint the shop blue?', 'Can we try a new menu?'])('is no matter of law: %s', (question) => {
  const plan = planOf(question)
  expect(plan?.operator === 'decline' && plan.because === 'legal').toBe(false)
})
