/** A server on loopback that speaks the OpenAI protocol and answers as a test wants. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { Json, text } from '#schema/core/scalars'

const Asked = record(
  {
    model: text(200),
    messages: t.array(
      record(
        { role: text(20) },
        { content: t.union([text(1_000_000), t.null]), tool_calls: Json, tool_call_id: text(100) },
      ),
    ),
  },
  { stream: t.boolean, response_format: Json, tools: Json, tool_choice: Json },
)

/** A request as the server received it. */
export type AskedModel = Omit<t.TypeOf<typeof Asked>, 'messages'> & {
  readonly authorization: string | undefined
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** A tool call; the arguments of a broken one are not JSON. */
export type ScriptedCall = { readonly name: string; readonly argument: unknown }

/** How one request is answered. */
export type Scripted = {
  /** The text, or a function that makes it from the request. */
  readonly says?: string | ((asked: AskedModel) => string)
  /** Bodies and statuses other than those of an answer. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Never answers. */
  readonly isSilent?: boolean
  /** Sends this many pieces of a stream, then closes the connection, goes silent, or ends without a reason. */
  readonly pieces?: number
  /** Awaited before each piece of a stream, counted from 0. */
  readonly before?: (piece: number) => Promise<void>
  readonly ends?: 'closed' | 'silent' | 'early'
  readonly finish?: string
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number }
  /** Tools that it calls at once, after its text. */
  readonly calls?: readonly ScriptedCall[] | ((asked: AskedModel) => readonly ScriptedCall[])
}

/** A running model server. */
export type ModelServer = {
  /** For `ADVISOR_URL`. */
  readonly url: string
  readonly asked: readonly AskedModel[]
  /** How the next requests are answered; the last one answers all further requests. */
  readonly answers: (...scripts: readonly Scripted[]) => void
  /** Resolves once a caller who was waiting for an answer has disconnected. */
  readonly left: () => Promise<void>
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const piecesOf = (words: string): readonly string[] => words.match(/[\s\S]{1,7}/g) ?? []

const head = { id: 'answer', created: 0, model: 'test-model' }

let called = 0

type Said = { readonly words: string; readonly calls: readonly ScriptedCall[] }

const stream = async (response: ServerResponse, script: Scripted, { words, calls }: Said): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (choice: unknown, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [choice], ...more })}\n\n`,
    )
  const pieces = piecesOf(words).slice(0, script.pieces ?? Number.POSITIVE_INFINITY)
  for (const [index, content] of pieces.entries()) {
    await script.before?.(index)
    send({ index: 0, delta: { role: 'assistant', content }, finish_reason: null })
    await new Promise(setImmediate)
  }
  for (const [index, { name, argument }] of calls.entries())
    send({
      index: 0,
      delta: {
        tool_calls: [
          {
            index,
            id: `call-${called++}`,
            type: 'function',
            function: { name, arguments: typeof argument === 'string' ? argument : JSON.stringify(argument) },
          },
        ],
      },
      finish_reason: null,
    })
  if (script.ends === 'silent') return
  if (script.ends === 'closed') {
    response.destroy()
    return
  }
  if (script.ends !== 'early')
    send(
      { index: 0, delta: {}, finish_reason: script.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop') },
      script.usage ? { usage: script.usage } : {},
    )
  response.end(script.ends === 'early' ? '' : 'data: [DONE]\n\n')
}

const answer = async (response: ServerResponse, script: Scripted, asked: AskedModel): Promise<void> => {
  if (script.isSilent) return
  if (script.status !== undefined || script.body !== undefined) {
    response.writeHead(script.status ?? 200, { 'content-type': 'application/json', ...script.headers })
    response.end(script.body ?? JSON.stringify({ error: { message: `refused for ${asked.authorization}` } }))
    return
  }
  const words = typeof script.says === 'function' ? script.says(asked) : (script.says ?? '')
  const calls = typeof script.calls === 'function' ? script.calls(asked) : (script.calls ?? [])
  if (asked.stream) return stream(response, script, { words, calls })
  const message = { role: 'assistant', content: words }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: script.finish ?? 'stop' }],
      ...(script.usage ? { usage: script.usage } : {}),
    }),
  )
}

/** Starts a server that answers nothing until it is told how. */
export const startModelServer = async (): Promise<ModelServer> => {
  const asked: AskedModel[] = []
  let scripts: readonly Scripted[] = []
  const leaving: (() => void)[] = []
  let leavings = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (response.writableFinished) return
      leavings += 1
      for (const tell of leaving.splice(0)) tell()
    })
    const body = decodeOrThrow(Asked, await bodyOf(request), 'A request')
    const messages = body.messages.map(({ role, content }) => ({ role, content: content ?? '' }))
    const one = { ...body, messages, authorization: request.headers.authorization }
    asked.push(one)
    const [script = { isSilent: true }, ...others] = scripts
    if (others.length > 0) scripts = others
    await answer(response, script, one)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers: (...next) => {
      scripts = next
    },
    left: () => (leavings > 0 ? Promise.resolve() : new Promise((done) => void leaving.push(done))),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
