/** Addresses for unsubscribing: they contain a workspace and an account, and a keyed hash as proof that we made them. */
import { timingSafeEqual } from 'node:crypto'
import { installationWorkspace } from '#schema/core/site'
import type { Service } from '../../runtime/service.ts'

/** Person whose mail a link stops. */
export type Stopped = { readonly workspace: string; readonly accountId: string }

const proofOf = ({ sealer }: Pick<Service, 'sealer'>, { workspace, accountId }: Stopped): Promise<string> =>
  sealer.hash(installationWorkspace, 'unsubscribe', `${workspace} ${accountId}`)

/** The part of the address after `/unsubscribe/`. */
export const stopToken = async (service: Pick<Service, 'sealer'>, stopped: Stopped): Promise<string> =>
  [stopped.workspace, stopped.accountId, await proofOf(service, stopped)].join('.')

const form = /^([A-Za-z0-9-]{1,100})\.([A-Za-z0-9-]{1,64})\.([0-9a-f]{64})$/

/** Person whose mail a token stops; undefined for a forged token. */
export const readStopToken = async (
  service: Pick<Service, 'sealer'>,
  token: string,
): Promise<Stopped | undefined> => {
  const [, workspace, accountId, proof] = form.exec(token) ?? []
  if (workspace === undefined || accountId === undefined || proof === undefined) return undefined
  const own = Buffer.from(await proofOf(service, { workspace, accountId }))
  return timingSafeEqual(own, Buffer.from(proof)) ? { workspace, accountId } : undefined
}
