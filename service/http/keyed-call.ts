/** The `Idempotency-Key` of a call. It belongs to its caller, so that two who both choose `1` do not meet (decision 796). */
import type { Request } from 'express'
import { installationWorkspace } from '#schema/core/site'
import { addressIndex } from '../accounts/accounts.ts'
import { type KeyedRequest, keyedRequest } from '../event-store/idempotency.ts'
import type { Service, SessionInfo } from '../runtime/service.ts'
import { callerAddress } from './caller-address.ts'
import { unwrap } from './refusal.ts'

/**
 * The person, else the demo session, else the network address of a caller. The address is hashed with a key: a plain hash
 * could be reversed by trying all addresses.
 */
const keyOwner = async (
  { sealer }: Service,
  request: Request,
  session: SessionInfo | undefined,
): Promise<string> =>
  session
    ? (session.accountId ?? session.sessionId)
    : sealer.hash(installationWorkspace, addressIndex, `caller ${callerAddress(request)}`)

/** The keyed request of a changing call; undefined without a key. Throws the refusal of a malformed one. */
export const keyedCall = async (
  service: Service,
  request: Request,
  session: SessionInfo | undefined,
  call: { readonly name: string; readonly input: unknown },
): Promise<KeyedRequest | undefined> => {
  const key = request.get('idempotency-key')
  return key === undefined
    ? undefined
    : unwrap(keyedRequest(key, await keyOwner(service, request, session), call))
}
