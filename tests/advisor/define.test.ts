/** A term asked about in many ways is explained, with the business's own figure if the records give one. */
import { describe, expect, it } from 'vitest'
import { MeasureName } from '#schema/advisor/measure'
import { GlossaryTerm, glossaryTerms } from '#schema/advisor/terms'
import type { BusinessType } from '#schema/session/session'
import { sayDefine } from '../../service/advisor/answers/writers/say-define.ts'
import { glossary } from '../../service/advisor/terms/glossary.ts'
import { askedReply } from './asked-questions.ts'
import { wrongFigures } from './checker.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const businesses: readonly BusinessType[] = ['cafe', 'realestate', 'consulting']
const readAs = (question: string, trade: BusinessType) =>
  readQuestion(question, trade, seededRecords(trade).now)?.plan

describe('a term that is no measure', () => {
  it.each<[question: string, term: GlossaryTerm]>([
    ['what does gross profit mean', 'gross-profit'],
    ['whats gross profit', 'gross-profit'],
    ['define working capital', 'working-capital'],
    ['what is working capital and what is ours', 'working-capital'],
    ['explain debtor days to me', 'debtor-days'],
    ['gst meaning', 'gst'],
    ['what is a BAS', 'activity-statement'],
    ['what do you mean by confidence', 'confidence'],
    ['what does the forecast band mean', 'forecast-band'],
    ['whats cogs?', 'cost-of-goods'],
    ['how do you work out prime cost', 'prime-cost'],
    ['what is a conversion rate', 'conversion'],
    ['what’s churn', 'churn'],
    ['what are fixed costs', 'fixed-costs'],
    ['what is our churn rate', 'churn'],
    ['what is the median', 'median'],
    ['what’s a rent roll', 'rent-roll'],
    ['what is a trust account', 'trust-account'],
    ['what does bench mean', 'bench'],
    ['what is a retainer', 'retainer'],
    ['clearance rate = ?', 'clearance-rate'],
    ['what’s WIP', 'work-in-progress'],
    ['what is depreciation', 'depreciation'],
  ])('is read out of “%s”', (question, term) => {
    for (const trade of businesses) expect(readAs(question, trade)).toEqual({ operator: 'define', term })
  })

  it.each([
    'how is our cash flow looking',
    'did our margin drop two points last month',
    'what is in the trust account',
    'when is the activity statement due',
    'what percent of sales is wages',
    'what was the average last month',
    'why did churn go up',
    'what is our average spend',
  ])('is not taken for the question: “%s”', (question) => {
    expect(readAs(question, 'cafe')?.operator).not.toBe('define')
  })

  it.each(businesses)('says what it means, and its own figure or what that takes: %s', (business) => {
    const records = seededRecords(business)
    for (const term of glossaryTerms) {
      const { lines } = sayDefine({
        context: { records },
        plan: { operator: 'define', term },
        personaKey: 'hospitality_ceo',
        passages: [],
      })
      const [meaning, ...rest] = lines.flatMap((line) => line ?? [])
      expect(meaning?.text, term).toMatch(/ (?:is|are) .{20,}\.$/)
      expect(
        wrongFigures(
          records,
          rest.flatMap(({ figures }) => figures),
        ),
        term,
      ).toEqual([])
      if (glossary[term].needs) expect(rest.map(({ text }) => text).join(' '), term).toMatch(/can’t give/)
      expect(rest.map(({ text }) => text).join(' '), term).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('what sets two terms apart', () => {
  it.each<[question: string, one: string, other: string]>([
    ['is cash flow the same as profit', 'cash-flow', 'profit'],
    ['what’s the difference between cash flow and profit?', 'cash-flow', 'profit'],
    ['markup vs margin', 'markup', 'margin'],
    ['explain margin versus markup please', 'margin', 'markup'],
    ['whats the difference between points and percent', 'points', 'percent'],
    ['difference between revenue and profit', 'revenue', 'profit'],
    ['accrual or cash accounting, what’s the difference', 'accrual', 'cash-basis'],
    ['mean vs median', 'mean', 'median'],
    ['gross margin vs net margin', 'gross-margin', 'margin'],
    ['is gross profit the same thing as net profit', 'gross-profit', 'profit'],
    ['how do fixed costs differ from variable costs', 'fixed-costs', 'variable-costs'],
  ])('is read out of “%s”', (question, one, other) => {
    for (const trade of businesses) {
      const plan = readAs(question, trade)
      if (plan?.operator !== 'define') throw new Error(`${question}: ${plan?.operator}`)
      expect([plan.term ?? plan.measure, plan.against]).toEqual([one, other])
      expect(GlossaryTerm.is(one) || MeasureName.is(one)).toBe(true)
    }
  })

  it('is not asked where two times are compared', () => {
    expect(readAs('difference between revenue this month and last', 'cafe')?.operator).not.toBe('define')
  })

  it.each(businesses)('has a figure of each: %s', async (business) => {
    const records = seededRecords(business)
    const { message, basis } = await askedReply(records, 'is cash flow the same as profit')
    expect(message).toMatch(/^They are not the same\./)
    expect(basis.figures.map(({ label }) => label).join()).toMatch(/cash.*profit/)
    expect(wrongFigures(records, basis.figures ?? [])).toEqual([])
  })
})

describe('a level', () => {
  it.each(businesses)('is that of now, and no mean of a quarter: %s', async (business) => {
    const records = seededRecords(business)
    const last = records.kpis.at(-1)?.cashRunwayWeeks
    const { message } = await askedReply(records, 'what does runway mean')
    expect(message).toContain(`${last} weeks on `)
  })
})
