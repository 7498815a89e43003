/** A witness that answers as a test says, also wrongly, with the key of the one in `start-witness.ts`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cosignatureLine } from '#schema/proof/cosignature'
import type { NoteKey } from '#schema/proof/note'
import { textOfNote } from '#schema/proof/note'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import type { WitnessSettings } from '../../service/runtime/witness-settings.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { witnessKey } from './start-witness.ts'

/** A request, of which `old` and `size` are 0 unless it asks for a cosignature. */
export type Asked = {
  readonly path: string
  readonly old: number
  readonly size: number
  /** Text of the checkpoint, as signed. */
  readonly text: string
}

export type FakeWitness = {
  readonly settings: WitnessSettings
  /** Requests for a cosignature so far. */
  readonly asked: () => number
  readonly stop: () => Promise<void>
}

const secret = checkpointKeyOf(new Uint8Array(32).fill(4))

/** Line of a valid cosignature. */
export const lineOver = (text: string, seconds = 1_795_770_000, key = witnessKey, sign = secret.sign) =>
  cosignatureLine(text, key, seconds, sign)

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const piece of request) body += String(piece)
  return body
}

/** Starts one on a free port. */
export const startFakeWitness = async (
  answer: (asked: Asked, response: ServerResponse) => void,
  key: NoteKey = witnessKey,
): Promise<FakeWitness> => {
  let count = 0
  const { server, port } = await listen(async (request, response) => {
    const body = await readBody(request)
    const text = textOfNote(body.slice(body.indexOf('\n\n') + 2)) ?? ''
    const path = request.url ?? ''
    if (path === '/add-checkpoint') count += 1
    const old = Number(/^old (\d+)/.exec(body)?.[1] ?? 0)
    answer({ path, old, size: Number(text.split('\n')[1] ?? 0), text }, response)
  }, 0)
  return {
    settings: { key, url: `http://localhost:${port}` },
    asked: () => count,
    stop: async () => {
      server.closeAllConnections()
      await close(server)
    },
  }
}

/** Sends a status and a body. */
export const send = (response: ServerResponse, status: number, body = '', type = 'text/plain'): void =>
  void response.writeHead(status, { 'content-type': type }).end(body)
