/** Every figure of the replies is recomputed from the records, and no number in them is without a figure. */
import { describe, expect, it } from 'vitest'
import type { Passage } from '#schema/core/advice'
import { personaNames } from '#schema/persona/persona'
import { businessTypes } from '#schema/session/session'
import { piecesOf, replyFromRecords } from '../../service/advisor/chat/reply.ts'
import type { ReplyRequest } from '../../service/advisor/engine.ts'
import type { Records } from '../../service/advisor/records.ts'
import { questionThreads } from './chat-questions.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'
import { seededRecords } from './seeded-records.ts'

const personas = Object.keys(personaNames)
const moments = ['2026-11-20T09:12:00+10:00', '2026-07-15T12:00:00+10:00', '2025-12-09T08:00:00+10:00']
const patient = new AbortController().signal

const passagesOf = ({ memos, advisories }: Records): readonly Passage[] => [
  ...memos.slice(0, 3).map(({ id, subject, content }) => ({
    kind: 'memo' as const,
    id,
    title: subject,
    excerpt: content.slice(0, 600),
  })),
  ...advisories.slice(0, 2).map(({ id, title, message }) => ({
    kind: 'advisory' as const,
    id,
    title,
    excerpt: message.slice(0, 600),
  })),
]

const ask = async (records: Records, personaKey: string, thread: readonly string[]) => {
  const order: ReplyRequest = {
    records,
    personaKey,
    message: thread.at(-1) ?? '',
    earlier: thread.slice(0, -1).map((message) => ({ message, reply: '' })),
    passages: passagesOf(records),
  }
  const pieces: string[] = []
  const reply = await replyFromRecords(order, async (piece) => void pieces.push(piece), patient)
  return { records, personaKey, thread, reply, pieces }
}

const asked = await Promise.all(
  moments.flatMap((moment, index) =>
    businessTypes.flatMap((type) =>
      questionThreads.flatMap((thread, place) =>
        (index === 0 ? personas : [personas[place % personas.length] ?? '']).map((personaKey) =>
          ask(seededRecords(type, new Date(moment)), personaKey, thread),
        ),
      ),
    ),
  ),
)

describe(`${asked.length} replies`, () => {
  it('hold figures that the records give', () => {
    expect(asked.length).toBeGreaterThan(1000)
    const wrong = asked.flatMap(({ records, thread, reply }) =>
      wrongFigures(records, reply.basis.figures, thread.join('\n')).map(
        (fault) => `${thread.at(-1)}: ${fault}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('have no number without a figure, and quote only what is on record', () => {
    const stray = asked.flatMap(({ records, thread, reply: { message, basis } }) => {
      const excerpts = basis.passages.map(({ excerpt }) => excerpt)
      return strayNumbers([message], basis, [...quotableOf(records, records.business.name), ...excerpts]).map(
        (fault) => `${thread.at(-1)}: ${fault}`,
      )
    })
    expect(stray).toEqual([])
  })

  it('are told in pieces that make up the whole, and fit where they are kept', () => {
    for (const { reply, pieces } of asked) {
      expect(pieces.join('')).toBe(reply.message)
      expect(reply.message.length).toBeGreaterThan(10)
      expect(reply.message.length).toBeLessThan(6000)
    }
  })

  it('hold neither markup nor links, nor half-said sentences', () => {
    for (const { reply } of asked)
      expect(reply.message).not.toMatch(/[<>]|\]\(|https?:|undefined|NaN|Infinity|null/)
  })

  it('differ by style and by business where they rest on figures', () => {
    for (const question of ['How are we doing?', 'What should I do this week?', 'What is at risk?']) {
      const texts = asked
        .filter(
          ({ thread, records }) => thread.length === 1 && thread[0] === question && records.kpis.length > 50,
        )
        .map(({ reply }) => reply.message)
      expect(texts).toHaveLength(21)
      expect(new Set(texts).size).toBe(21)
    }
  })

  it('begin no paragraph with a space, and keep a table beside the sentence that speaks of it', () => {
    for (const { reply } of asked) {
      expect(reply.message).not.toMatch(/^ |\n /)
      if (reply.message.includes('The last column')) expect(reply.message).toMatch(/The last column.*\n\n\|/)
    }
  })

  it('are answers: on a whole year only what is unclear is asked back', () => {
    const back = asked
      .filter(({ records, reply }) => records.kpis.length > 50 && reply.message.includes('For example:'))
      .map(({ thread }) => thread.join(' > '))
    expect([...new Set(back)]).toEqual([
      'What if we raise prices?',
      'What if we change something?',
      'Why did it change?',
    ])
  })
})

it('says plainly that there is nothing yet where no week is on record', async () => {
  const empty = { ...seededRecords('cafe'), kpis: [], days: [], memos: [], advisories: [], focus: null }
  for (const thread of questionThreads) {
    const { reply } = await ask(empty, 'hospitality_ceo', thread)
    expect(reply.basis.figures.filter(({ formula }) => formula !== 'count')).toEqual([])
    expect(strayNumbers([reply.message], reply.basis, quotableOf(empty, empty.business.name))).toEqual([])
  }
  expect((await ask(empty, 'risk_manager', ['How are we doing?'])).reply.message).toMatch(
    /^No weekly figures/,
  )
})

it.each([
  [
    'What if rent goes up by 5%?',
    /profit goes down about \$[\d,]+ a week\. If .*, the range is \$[\d,]+ to \$[\d,]+ down\./,
  ],
  [
    'What if rent goes down by 5%?',
    /profit goes up about \$[\d,]+ a week\. If .*, the range is \$[\d,]+ to \$[\d,]+ up\./,
  ],
] as const)('says of "%s" which way the whole range goes, the smaller sum first', async (question, words) => {
  const { message } = (await ask(seededRecords('cafe'), 'financial_analyst', [question])).reply
  expect(message).toMatch(words)
  const [low = Number.NaN, high = Number.NaN] = [
    ...(/is \$([\d,.]+) to \$([\d,.]+) (?:up|down)/.exec(message) ?? []),
  ]
    .slice(1)
    .map((sum) => Number(sum.replaceAll(',', '')))
  expect(low).toBeLessThan(high)
})

it('stops between two sentences when it is told to', async () => {
  const stopping = new AbortController()
  let told = ''
  const reply = replyFromRecords(
    {
      records: seededRecords('cafe'),
      personaKey: 'risk_manager',
      message: 'What is at risk?',
      earlier: [],
      passages: [],
    },
    async (piece) => {
      told += piece
      stopping.abort()
    },
    stopping.signal,
  )
  await expect(reply).rejects.toThrow()
  expect(told).toBe('These are the risks in your records:\n\n')
})

it('cuts a text at sentences and loses nothing', () => {
  const text = 'One, $18.4 here. Two:\n\n- a\n- b\n\nThree!'
  expect(piecesOf(text).join('')).toBe(text)
  expect(piecesOf(text)[0]).toBe('One, $18.4 here. ')
})
