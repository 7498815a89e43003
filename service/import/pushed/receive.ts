/** Receives a pushed message: checks its signature, and stores it sealed before acknowledging it. */
import { createHash } from 'node:crypto'
import { inboundPath, PushVendor } from '#schema/connection/connection'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { oversizedUpload } from '../../http/upload.ts'
import type { Context } from '../../runtime/service.ts'
import { filesSubject } from '../../sealing/kept-files.ts'
import { decrypt, encrypt } from '../../sealing/seal.ts'
import { wakeRecorder } from './recorder.ts'
import { sealBody } from './sealed-body.ts'
import { readSignature } from './signature.ts'

/** The same refusal for a wrong signature, a missing one and an unknown connection. */
const unsigned: Problem = {
  kind: 'signature',
  code: 'inbound/signature',
  detail: 'There is no valid signature. Nothing was recorded.',
}

/** Connection of a message's address, as returned by `find_inbound`; its keys as they are stored. */
type Found = {
  readonly workspace: string
  readonly type: string
  readonly vendor: string | null
  readonly secret: string
  readonly previous: string | null
  readonly previous_until: string | null
  readonly secret_key: Buffer
  readonly files_key: Buffer | null
}

/** Placeholder for an unknown connection, so that checking it takes equally long. */
const nobody: Found = (() => {
  const key = Buffer.alloc(32, 1)
  return {
    workspace: '',
    type: '',
    vendor: null,
    secret: encrypt(key, 'whsec_bm8gY29ubmVjdGlvbiBoYXMgdGhpcyBzZWNyZXQ=', '/connection-'),
    previous: null,
    previous_until: null,
    secret_key: key,
    files_key: null,
  }
})()

const findConnection = async ({ service }: Context, connectionId: string): Promise<Found | undefined> => {
  const { rows } = await service.database.unbound.query<Found>({
    name: 'find-inbound',
    text: 'select * from find_inbound($1)',
    values: [connectionId],
  })
  return rows[0]
}

const readBody = async ({ upload }: Context): Promise<Buffer> => {
  if (!upload) throw new Error('A body was expected.')
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of upload.body) {
    size += piece.length
    if (size > upload.maxBytes) throw oversizedUpload(upload.maxBytes)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Hash of the signed content; the same for a repeat. */
const deliveryIdOf = (connectionId: string, source: string, messageId: string, body: Buffer): string =>
  createHash('sha256').update(`${connectionId}\n${source}\n${messageId}\n`).update(body).digest('hex')

/** Stores a message; returns once it is on disk. */
export const receiveDelivery = async (
  connectionId: string,
  context: Context,
): Promise<E.Either<Problem, Record<never, never>>> => {
  const { service, now, origin } = context
  const body = await readBody(context)
  const known = await findConnection(context, connectionId)
  const found = known ?? nobody
  const bound = `${found.workspace}/connection-${known ? connectionId : ''}`
  const isInTime = (found.previous_until ?? '') > now.toISOString()
  const boxes = [found.secret, ...(found.previous && isInTime ? [found.previous] : [])]
  const { keyring } = service
  const secretKey = keyring.unwrap(found.secret_key, found.workspace, `connection-${connectionId}`)
  const secrets = boxes.map((box) => decrypt(secretKey, box, bound))
  const vendor = PushVendor.is(found.vendor) ? found.vendor : undefined
  const url = `${origin}${inboundPath(connectionId)}`
  const signed = readSignature({ header: context.presentedHeader, body, url, now }, secrets, vendor)
  if (!known || !signed) return E.left(unsigned)
  const { workspace } = known
  await context.enter(workspace)
  const { source, sentAt, messageId = '' } = signed
  const id = deliveryIdOf(connectionId, source, messageId, body)
  const key = known.files_key
    ? keyring.unwrap(known.files_key, workspace, filesSubject)
    : await service.sealer.key(workspace, filesSubject)
  await service.database
    .of(workspace)
    .insertInto('import_delivery')
    .values({
      workspace,
      id,
      connection_id: connectionId,
      type: known.type,
      source,
      state: 'waiting',
      received_at: now.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
      body: sealBody(key, { workspace, id }, body),
      bytes: body.length,
    })
    .onConflict((on) => on.doNothing())
    .execute()
  wakeRecorder(service, workspace)
  return E.right({})
}
