/** Checkpoints and proofs of the session's workspace. */
import { sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Witness } from '#schema/decision-log/checkpoint'
import type { checkpointEndpoints } from '#schema/decision-log/checkpoint.endpoints'
import { vkeyText } from '#schema/proof/note'
import { consistencyRanges, inclusionRanges } from '#schema/proof/tree'
import { canonicalEvent } from '../../event-store/chain.ts'
import { envelopeOf, eventColumns } from '../../event-store/recorded-event.ts'
import type { Handlers } from '../../http/handlers.ts'
import { awaitBackground } from '../../runtime/background.ts'
import type { Service, SessionInfo } from '../../runtime/service.ts'
import type { WitnessSettings } from '../../runtime/witness-settings.ts'
import { firstCosignature, lastCosignature } from '../witnesses/cosignatures.ts'
import { cosign, witnessesOf } from '../witnesses/witnessing.ts'
import { makeCheckpoint } from './checkpoint.ts'
import { proofOf } from './checkpoint-proof.ts'
import { treeSize } from './checkpoint-tree.ts'

const unknownSize = (field: string) =>
  missing('decision-log/size', field, 'There is no checkpoint of this size yet.')

// Proofs are about the present log, even while an earlier moment is viewed.
const presentOf = ({ database }: Service, { workspace }: SessionInfo) => database.of(workspace)

export const checkpointHandlers: Handlers<typeof checkpointEndpoints> = {
  getCheckpoint: async (_input, { service, session }) =>
    awaitBackground(() => makeCheckpoint(service, session.workspace)),

  listWitnesses: async (_input, { service, session }) => {
    const { workspace } = session
    const witnesses = witnessesOf(service, workspace)
    if (witnesses.length === 0) return E.right([])
    const signed = await awaitBackground(() => makeCheckpoint(service, workspace))
    if (E.isLeft(signed)) return signed
    const stand = async (witness: WitnessSettings): Promise<readonly Witness[]> => {
      const { key } = witness
      const { standing } = await cosign(service, workspace, witness, signed.right)
      const last = await lastCosignature(service, workspace, key)
      // Somebody else's witness: a witness knows the logs of some businesses only.
      if (standing === 'unknown-log' && !last) return []
      const first = last && (await firstCosignature(service, workspace, key))
      const seen = last && {
        size: last.checkpoint.size,
        lastNote: last.note,
        firstNote: first?.note ?? last.note,
        cosignedAt: decodeOrThrow(IsoTime, new Date(last.seconds * 1000).toISOString(), 'A time'),
      }
      return [{ name: key.name, vkey: vkeyText(key), standing, ...seen }]
    }
    return E.right((await Promise.all(witnesses.map(stand))).flat())
  },

  proveConsistency: async ({ from, to }, { service, session }) => {
    const db = presentOf(service, session)
    if (from > to) return E.left(invalid([{ field: 'from', message: 'must not be greater than `to`' }]))
    if (to > (await treeSize(db))) return E.left(unknownSize('to'))
    const proof = await proofOf(service, session.workspace, consistencyRanges(from, to), to)
    return E.isLeft(proof) ? proof : E.right({ from, to, hashes: proof.right })
  },

  proveInclusion: async ({ position, size }, { service, session }) => {
    const db = presentOf(service, session)
    if (position > size)
      return E.left(invalid([{ field: 'position', message: 'must not be greater than `size`' }]))
    if (size > (await treeSize(db))) return E.left(unknownSize('size'))
    const { sees } = session
    const isSeen = sees === undefined || (position >= sees.first && position <= sees.last)
    const event = await db
      .selectFrom('events')
      .select(eventColumns)
      .select(sql<string>`data::text`.as('text'))
      .where('workspace', '=', session.workspace)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!event || !isSeen)
      return E.left(missing('decision-log/event', 'position', 'There is no event at this position.'))
    const proof = await proofOf(service, session.workspace, inclusionRanges(position - 1, size), size)
    if (E.isLeft(proof)) return proof
    const shown = await db.selectFrom('decision_log').select('show_identifiers').executeTakeFirst()
    return E.right({
      position,
      size,
      hash: event.hash.toString('hex'),
      hashes: proof.right,
      canonical: shown?.show_identifiers ? canonicalEvent(envelopeOf(event), event.text) : null,
    })
  },
}
