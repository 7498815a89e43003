/** Checks the stored cosignatures of witnesses. */
import type pg from 'pg'
import { cosignedIn } from '#schema/proof/cosignature'
import type { WitnessSettings } from '../runtime/witness-settings.ts'
import { nodeVerify } from './checkpoint-key.ts'

/** Faults of cosignatures, and how many others are by keys of witnesses that the settings do not name. */
export type CosignatureVerdict = { readonly faults: readonly string[]; readonly unchecked: number }

/** Every cosignature must stand below a stored checkpoint, and be valid if the key of its witness is known. */
export const verifyCosignatures = async (
  client: pg.ClientBase,
  workspace: string,
  witnesses: readonly WitnessSettings[],
): Promise<CosignatureVerdict> => {
  const { rows } = await client.query<{
    size: string
    witness: string
    key_id: string
    line: string
    note: string | null
  }>(
    `select c.size, c.witness, c.key_id, c.line,
       (select k.note from checkpoint k where k.workspace = c.workspace and k.size = c.size order by k.key_id limit 1) as note
     from cosignature c where c.workspace = $1 order by c.size, c.witness, c.key_id, c.line`,
    [workspace],
  )
  const faults: string[] = []
  let unchecked = 0
  for (const { size, witness, key_id, line, note } of rows) {
    const key = witnesses.find(({ key }) => key.name === witness && key.id === key_id)?.key
    if (note === null) faults.push(`${witness} cosigned position ${size}, but its checkpoint is missing`)
    else if (!key) unchecked += 1
    else if (cosignedIn(line, note, key, nodeVerify) === undefined)
      faults.push(`the cosignature of ${witness} at position ${size} is not valid`)
  }
  return { faults, unchecked }
}
