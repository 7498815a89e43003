/**
 * Replies by a language model: streamed by the sentence, checked before they are shown, and finished by our own analysis if
 * they break off.
 */
import { expect, it } from 'vitest'
import { builtIn } from '../../service/advisor/built-in.ts'
import { hear, nobody, replyOrder, testModels } from './test-model.ts'

const open = testModels()

const ground = () => builtIn.reply(replyOrder(), async () => {}, nobody())

it('is told by the sentence, and is what was told', async () => {
  const model = await open({ inputPrice: 1, outputPrice: 2 })
  model.server.answers({
    says: '\n\nMargin holds. Costs are steady.\n\n- Watch the milk.\n- Ask again',
    usage: { prompt_tokens: 2000, completion_tokens: 40 },
  })
  const { told, draft } = await hear(model)
  expect(told.map((piece) => piece.trim())).toEqual([
    'Margin holds.',
    'Costs are steady.',
    '- Watch the milk.',
    '- Ask again',
  ])
  expect(draft.message).toBe(told.join(''))
  expect(draft.basis.advisor).toMatchObject({ name: 'language-model', inputTokens: 2000, costUsd: 0.00208 })
})

it('marks and lists what no record bears out, in the sentence in which it stands', async () => {
  const model = await open()
  model.server.answers({ says: 'Milk is dear. Sales were 98,765 a week. That is good.' })
  const { told, draft } = await hear(model)
  expect(told[1]).toBe('Sales were 98,765 (unverified) a week. ')
  expect(draft.basis.unverified).toEqual(['98,765'])
})

it('gives the model the thread and the question, both as data', async () => {
  const model = await open()
  model.server.answers({ says: 'Yes.' })
  await hear(model)
  const messages = model.server.asked[0]?.messages ?? []
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(messages[1]?.content).toContain('[{"question":"Hello","reply":"Good morning."}]')
  expect(messages[1]?.content).toContain('"question":"How is our margin?"')
})

it('leaves out what a model thinks aloud, and the calls of tools that it makes up', async () => {
  const model = await open()
  model.server.answers({
    says: '<think>Secret plan.</think>Margin holds.',
    calls: ({ messages }) =>
      messages.some(({ role }) => role === 'tool') ? [] : [{ name: 'acceptAdvisory', argument: {} }],
  })
  const { draft } = await hear(model)
  expect(draft.message.trim()).toBe('Margin holds.\n\nMargin holds.')
  expect(model.server.asked).toHaveLength(2)
  expect(draft.plans).toEqual([])
})

it('says so where the text reached its maximum length', async () => {
  const model = await open()
  model.server.answers({ says: 'Margin holds', finish: 'length' })
  const { draft } = await hear(model)
  expect(draft.basis.advisor).toMatchObject({
    name: 'language-model',
    note: expect.stringContaining('maximum length'),
  })
})

it.each([
  ['a closed connection', { ends: 'closed' }, 'stopped partway'],
  ['an end without a reason', { ends: 'early' }, 'stopped partway'],
  ['silence', { ends: 'silent' }, 'did not answer in time'],
] as const)('is finished by our own analysis, which says so, after %s', async (_, script, why) => {
  const model = await open({ timeoutMs: 300 })
  model.server.answers({ says: 'Margin holds. Costs are stead', pieces: 4, ...script })
  const { told, draft } = await hear(model)
  const { message, basis } = await ground()
  expect(told[0]).toBe('Margin holds. ')
  expect(draft.message).toBe(told.join(''))
  expect(draft.message.endsWith(message)).toBe(true)
  expect(draft.message).toContain(why)
  expect(draft.basis.advisor).toMatchObject({ name: 'language-model', note: expect.stringContaining(why) })
  expect(draft.basis.figures).toEqual(expect.arrayContaining([...basis.figures]))
  expect(model.faults).toHaveLength(1)
})

it('is waited for no longer than four times as long as a piece of it, however steadily it drips', async () => {
  const model = await open({ timeoutMs: 250 })
  const drip = () => new Promise<void>((next) => void setTimeout(next, 40))
  model.server.answers({ says: 'Margin holds. '.repeat(40), before: drip })
  const { told, draft } = await hear(model)
  await model.server.left()
  expect(told[0]).toBe('Margin holds. ')
  expect(draft.message).toContain(
    'The language model did not answer in time. The rest of its answer is missing. Here is our own',
  )
  expect(model.faults).toHaveLength(1)
})

it.each([
  ['nothing', ''],
  ['white space', ' \n '],
])('is the built-in one where the model says %s', async (_, says) => {
  const model = await open()
  model.server.answers({ says })
  const { told, draft } = await hear(model)
  const { message } = await ground()
  expect(told.join('')).toBe(message)
  expect(draft.basis.advisor).toMatchObject({
    name: 'built-in',
    note: 'The language model returned no text. Here is our own analysis instead.',
  })
})

it.each([
  ['the rules', (system: string) => system.slice(0, 400)],
  ['the rules, from the middle on', (system: string) => system.slice(500, 900)],
  [
    'the mark, spaced out',
    (system: string) => [...(/mark of this request is (\w+)/.exec(system)?.[1] ?? '')].join(' '),
  ],
])('ends before it gives away %s', async (_, echo) => {
  const model = await open()
  model.server.answers({ says: ({ messages }) => `Margin holds. ${echo(messages[0]?.content ?? '')}` })
  const { draft } = await hear(model)
  const { message } = await ground()
  const [own = '', rest] = draft.message.split('The language model repeated its instructions.')
  expect(own.split(' ').length).toBeLessThan(12)
  expect(rest).toBe(` The rest of its answer is missing. Here is our own analysis instead.\n\n${message}`)
})

it('stops where the person does, and tells nothing more', async () => {
  const model = await open()
  const stopping = new AbortController()
  model.server.answers({ says: 'Margin holds. Costs are steady. ', pieces: 5, ends: 'silent' })
  const told: string[] = []
  const reply = model.advisor.reply(
    replyOrder(),
    async (piece) => {
      told.push(piece)
      stopping.abort(new Error('stopped'))
    },
    stopping.signal,
  )
  await expect(reply).rejects.toThrow('stopped')
  await model.server.left()
  expect(told).toEqual(['Margin holds. '])
  expect(model.faults).toEqual([])
})

it('ends with the reader, whose fault is not the model’s', async () => {
  const model = await open()
  model.server.answers({ says: 'Margin holds. Costs are steady.' })
  const reply = model.advisor.reply(replyOrder(), () => Promise.reject(new Error('no database')), nobody())
  await expect(reply).rejects.toThrow('no database')
  expect(model.faults).toEqual([])
})
