/**
 * Bodies of recent answers, for reads that follow from the history of a workspace (decision 191). The key has the position of
 * the history as the database gave it with the session of this very call, so a change of any process is seen at once.
 */
import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#schema/core/endpoint'
import type { SessionInfo } from '../runtime/service.ts'
import { sendJson } from './send-answer.ts'

/** An answer with status 200. */
export type KeptAnswer = {
  readonly body: Buffer
  /** Headers that the handler set, and the position. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly etag: string
}

/** The place of an answer among recent ones. */
type Recent = {
  /** The answer, perhaps once an equal call has it; undefined if this call must find it, which others then wait for. */
  readonly known: (response: Response) => Promise<KeptAnswer | undefined>
  /** Keeps what the handler answered, with the headers that it set. */
  readonly keep: (encoded: unknown, headers: KeptAnswer['headers']) => KeptAnswer
}

/** Recent answers. */
export type AnswerCache = {
  /** Undefined for a call whose answers are not kept. */
  readonly of: (row: Endpoint, session: SessionInfo | undefined, request: Request) => Recent | undefined
}

const maxBytes = 32 * 2 ** 20
const maxAnswerBytes = 2 ** 20

/** Memory of an entry besides its body. */
const overheadBytes = 500

/**
 * Milliseconds that an answer is kept: a row that was edited in the database itself, and a subject that was erased, must not
 * be hidden for longer.
 */
export const keptMs = 1000

// Its tag follows from what is sent and not from the position, so that an answer which did not change keeps it.
const answerOf = (encoded: unknown, headers: KeptAnswer['headers'], position: number): KeptAnswer => {
  const body = Buffer.from(JSON.stringify(encoded))
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url')
  return { body, headers: [...headers, ['x-position', `${position}`]], etag: `"${hash.slice(0, 22)}"` }
}

/** Opens a cache; with 0 milliseconds nothing is kept. */
export const openAnswerCache = (ms = keptMs): AnswerCache => {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + overheadBytes,
    ttl: ms,
    ttlAutopurge: true,
  })
  const awaited = new Map<string, Promise<KeptAnswer | undefined>>()
  /** Lets equal calls wait for this one, until it has an answer or its response is closed without. */
  const announce = (key: string, response: Response): ((answer?: KeptAnswer) => void) => {
    let settle = (_?: KeptAnswer) => {}
    const answer = new Promise<KeptAnswer | undefined>((resolve) => {
      settle = resolve
    })
    const end = (found?: KeptAnswer) => {
      if (awaited.get(key) === answer) awaited.delete(key)
      settle(found)
    }
    awaited.set(key, answer)
    response.once('close', () => end())
    return end
  }
  return {
    of: ({ ofHistory }, session, request) => {
      // An auditor's period shows another part of it.
      if (!ofHistory || !session || session.sees || request.get('x-as-of') !== undefined) return undefined
      const { workspace, position, role } = session
      // Whose history, how far, for whom, and what was asked.
      const key = `${workspace} ${position} ${role} ${request.url}`
      let tell = (_?: KeptAnswer) => {}
      return {
        known: async (response) => {
          const known = answers.get(key) ?? (await awaited.get(key))
          if (known === undefined && ms > 0) tell = announce(key, response)
          return known
        },
        keep: (encoded, headers) => {
          const answer = answerOf(encoded, headers, position)
          if (ms > 0) answers.set(key, answer)
          tell(answer)
          return answer
        },
      }
    },
  }
}

/** True if the caller already has this answer (RFC 9110, section 13.1.2). */
const hasAlready = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

/** Sends an answer, or 304 if the caller already has it. */
export const sendKept = (request: Request, response: Response, { body, headers, etag }: KeptAnswer): void => {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('etag', etag)
  if (hasAlready(request.get('if-none-match'), etag)) {
    response.status(304).end()
    return
  }
  sendJson(request, response, 200, body)
}
