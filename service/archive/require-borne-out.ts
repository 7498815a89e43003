/** Refuses an archive whose events do not bear out what was signed, or whose keys do not open what they should. */
import type pg from 'pg'
import type { EventNamed } from '#schema/events'
import { damageSentence } from '#schema/proof/damage-text'
import { originOf, readVkey } from '#schema/proof/note'
import type { Service } from '../runtime/service.ts'
import { keyFaults, reportKeys } from '../sealing/verify-keys.ts'
import { openSignedCheckpoint } from '../signing/signed-notes.ts'
import { verifyHistoryAndEvidence } from '../signing/verify-history.ts'
import { ArchiveFault } from './archive-fault.ts'
import type { ArchivedWorkspace } from './archive-manifest.ts'

const lastSql = `
  select e.type, e.data, h.position, encode(h.hash, 'hex') as hash, w.is_own as "isOwn"
  from workspace_head h join events e on e.workspace = h.workspace and e.position = h.position
    left join workspace w on w.workspace = h.workspace
  where h.workspace = $1`

type Last = {
  readonly type: string
  readonly data: EventNamed<'WorkspaceArchived'>['data']
  readonly position: number
  readonly hash: string
  readonly isOwn: boolean | null
}

const refuse = (why: string): never => {
  throw new ArchiveFault(`The archive is refused: ${why}`)
}

/** Throws `ArchiveFault` unless the loaded rows are what the note in the manifest signs; `client` is bound to the workspace. */
export const requireBorneOut = async (
  client: pg.ClientBase,
  { keyring }: Pick<Service, 'keyring'>,
  { workspace, archiveId, events, hash, note, vkey }: ArchivedWorkspace,
): Promise<void> => {
  const { rows } = await client.query<Last>(lastSql, [workspace])
  const [last] = rows
  if (last?.position !== events || last.hash !== hash) return refuse('its events are not those that it says.')
  if (last.isOwn !== true) refuse('it is not of a business that people opened.')
  if (last.type !== 'WorkspaceArchived' || last.data.archiveId !== archiveId)
    refuse('its last event does not record it.')
  const key = readVkey(vkey)
  const signed = key?.name === originOf(workspace) ? openSignedCheckpoint(note, key) : undefined
  if (signed === undefined) refuse('its last signed note is not signed by its key.')
  if (signed?.size !== events) refuse('its last signed note does not cover all of its events.')
  const verdict = await verifyHistoryAndEvidence(client, workspace, { key, remembered: note })
  if (verdict.damage) refuse(`its events do not bear out its signed notes. ${damageSentence(verdict.damage)}`)
  if (verdict.forged.length > 0) refuse(`it has an invalid signature at position ${verdict.forged[0]}.`)
  if (verdict.evidence[0] !== undefined) refuse(verdict.evidence[0])
  reportKeys(workspace, await keyFaults(client, workspace, keyring), refuse)
}
