/** Whose `Idempotency-Key` a call sends, so that two callers who both choose `1` do not meet (decision 796). */
import type { Request } from 'express'
import { installationWorkspace } from '#schema/core/site'
import { addressIndex } from '../accounts/accounts.ts'
import type { Service, SessionInfo } from '../runtime/service.ts'
import { callerAddress } from './caller-address.ts'

/**
 * The person, else the demo session, else the network address of a caller. The address is hashed with a key: a plain hash
 * could be reversed by trying all addresses.
 */
export const keyOwner = async (
  { sealer }: Service,
  request: Request,
  session: SessionInfo | undefined,
): Promise<string> =>
  session
    ? (session.accountId ?? session.sessionId)
    : sealer.hash(installationWorkspace, addressIndex, `caller ${callerAddress(request)}`)
