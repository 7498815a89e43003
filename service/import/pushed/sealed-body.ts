/** The body of a stored message, sealed under the key of the workspace's files. */
import { decrypt, encrypt } from '../../sealing/seal.ts'

type Place = { readonly workspace: string; readonly id: string }

/** Associated data, so that a body cannot be passed off as that of another message. */
const boundTo = ({ workspace, id }: Place): string => `${workspace}/delivery/${id}`

/** Seals a body. Its bytes may be anything, so they are encoded as latin1. */
export const sealBody = (key: Buffer, place: Place, body: Buffer): string =>
  encrypt(key, body.toString('latin1'), boundTo(place))

/** Opens a body; throws if it belongs to another message. */
export const openBody = (key: Buffer, place: Place, box: string): Buffer =>
  Buffer.from(decrypt(key, box, boundTo(place)), 'latin1')
