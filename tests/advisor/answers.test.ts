/** What is true of every answer: its figures follow from the records, its words from its figures, and it is short. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '#schema/advisor/plan'
import type { Passage } from '#schema/core/advice'
import { businessTypes } from '#schema/session/session'
import { piecesOf, replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { respelled } from '../../service/advisor/questions/wording/respelled.ts'
import { plainWords } from '../../service/advisor/quotation.ts'
import { askedQuestions, askedReply, personas } from './asked-questions.ts'
import { quotableOf, strayNumbers, withoutOpenings, wrongFigures } from './checker.ts'
import { seededRecords } from './seeded-records.ts'

const asked = (await Promise.all(businessTypes.map((type) => askedQuestions(type)))).flat()

/** True for words of the question, as written there, in their usual spelling, or as a plan looks them up. */
const isOfQuestion = (question: string, inner: string, plans: readonly Plan[]): boolean =>
  plainWords(question, 10_000).includes(inner) ||
  plainWords(
    respelled(question, 'cafe', () => false),
    10_000,
  ).includes(inner) ||
  plans.some(
    (plan) => 'words' in plan && plainWords((plan.words ?? []).join(' ')).includes(inner.replace(/ …$/, '')),
  )

/** True for a sentence of a passage, whole or cut off at its end. */
const isOfPassage = (passages: readonly Passage[], inner: string): boolean =>
  passages.some(({ excerpt }) => plainWords(excerpt, 10_000).includes(inner.replace(/ …$/, '')))

describe(`the replies to ${asked.length} questions`, () => {
  it('hold figures that the records give', () => {
    expect(
      asked.flatMap(({ records, question, reply }) =>
        wrongFigures(records, reply.basis.figures).map((fault) => `${question}: ${fault}`),
      ),
    ).toEqual([])
  })

  it('have no number without a figure, and quote only what is on record or was asked', () => {
    expect(
      asked.flatMap(({ records, question, reply: { message, basis, plans = [] } }) => {
        const excerpts = basis.passages.map(({ excerpt }) => excerpt)
        const quotable = [...quotableOf(records, records.business.name), ...excerpts]
        const text = withoutOpenings(message).replaceAll(/“([^”]*)”/g, (whole, inner: string) =>
          isOfQuestion(question, inner, plans) || isOfPassage(basis.passages, inner) ? ' ' : whole,
        )
        return strayNumbers([text], basis, quotable).map((fault) => `${question}: ${fault}`)
      }),
    ).toEqual([])
  })

  it('are told in pieces that make up the whole', () => {
    for (const { reply } of asked) expect(reply.pieces.join('')).toBe(reply.message)
  })

  it('hold neither markup nor links, nor half-said sentences', () => {
    for (const { question, reply } of asked)
      expect(reply.message, question).not.toMatch(/[<>]|\]\(|https?:|undefined|NaN|Infinity|null/)
  })

  it('are short: at most 90 words for each plan, and nine for each further row of a list that was asked for', () => {
    for (const { question, reply } of asked) {
      const words = reply.message.split(/\s+/).length
      const rows = (reply.plans ?? []).map((plan) =>
        plan.operator === 'rank' ? Math.max(0, plan.count - 4) : 0,
      )
      // No date is left out of a list of them, and neither is a warning or an open advisory.
      const lists = (reply.plans ?? []).filter(
        (plan) => plan.operator === 'due' || (plan.operator === 'overview' && plan.of === 'risks'),
      ).length
      const most = 90 * lists + 95 * rows.length + 9 * rows.reduce((sum, count) => sum + count, 0)
      expect(words, question).toBeLessThanOrEqual(Math.max(95, most))
      expect(words, question).toBeGreaterThan(1)
    }
  })

  it('rise and fall with the sign of the figure beside the word', () => {
    const directions =
      /\b(up|down|rose by|fell by|added|took(?= \S+ off)) (?:about )?(\$?[\d,.]+%?)|(\$?[\d,.]+%?)(?: points?| weeks?| hours?)?(?: \([^)]*\))? (higher|lower)\b/g
    expect(
      asked.flatMap(({ question, reply: { message, basis } }) =>
        [...message.replaceAll(/“[^”]*”/g, '').matchAll(directions)].flatMap(
          ([words, before = '', after = '', first = '', last = '']) => {
            const [way, shown] = last === '' ? [before, after] : [last, first]
            const isUp = ['up', 'rose by', 'higher', 'added'].includes(way)
            const values = basis.figures
              .filter((figure) => figure.shown.startsWith(shown.replace(/[.,]$/, '')))
              .map(({ value }) => Math.sign(value))
            return values.length > 0 && !values.includes(isUp ? 1 : -1) ? [`${question}: ${words}`] : []
          },
        ),
      ),
    ).toEqual([])
  })
})

it('a plain figure is the same in every style, with no line that nobody asked for', async () => {
  const texts = await Promise.all(
    personas.map(async (personaKey) => {
      const reply = await askedReply(seededRecords('cafe'), 'How much did we take last week?', { personaKey })
      return reply.message
    }),
  )
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).not.toContain('\n')
})

it('says plainly that there is nothing where no week is on record', async () => {
  const empty = { ...seededRecords('cafe'), kpis: [], days: [], memos: [], advisories: [], focus: null }
  const { message, basis } = await askedReply(empty, 'What was revenue last week?')
  expect(message).toMatch(/is not on record\.\n\nNo figures are on record yet\./)
  expect(basis.figures).toEqual([])
  for (const { reply } of await askedQuestions('cafe', empty))
    expect(reply.basis.figures.filter(({ inputs }) => inputs.some(({ kind }) => kind === 'kpi'))).toEqual([])
})

it('a choice of a question back is answered as its plan says', async () => {
  const records = seededRecords('cafe')
  const plan = { operator: 'due', period: { of: { kind: 'current', unit: 'month' } } } as const
  const before = { operator: 'clarify', choices: [{ label: 'What is due this month', plan }] } as const
  const { plans } = await askedReply(records, ' what is due this month', {
    before: { ...before, choices: [...before.choices] },
  })
  expect(plans).toEqual([plan])
})

it.each([
  ['Why did sales rise last week?', /^Revenue did not rise; it fell by \$[\d,]+, from/],
  ['Why did sales fall last week?', /^Revenue fell by \$[\d,]+, from/],
])('says first where a question takes the wrong direction for granted: %s', async (question, said) => {
  expect((await askedReply(seededRecords('cafe'), question)).message).toMatch(said)
})

it('stops between two sentences when it is told to', async () => {
  const stopping = new AbortController()
  let told = ''
  const order = { records: seededRecords('cafe'), personaKey: 'risk_manager', earlier: [], passages: [] }
  const reply = replyFromRecords(
    { ...order, message: 'Why did sales fall last week?' },
    async (piece) => {
      told += piece
      stopping.abort()
    },
    stopping.signal,
  )
  await expect(reply).rejects.toThrow()
  expect(told).toMatch(/^Revenue fell by .*\.\n\n$/)
})

it('cuts a text at sentences and loses nothing', () => {
  const text = 'One, $18.4 here. Two:\n\n- a\n- b\n\nThree!'
  expect(piecesOf(text).join('')).toBe(text)
  expect(piecesOf(text)[0]).toBe('One, $18.4 here. ')
})
