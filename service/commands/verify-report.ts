/** Reports of `npm run verify`: what it prints about a bundle and about the stored history of a workspace. */
import { open } from 'node:fs/promises'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { damagePlace, damageSentence } from '#schema/proof/damage-text'
import { openCheckpoint, vkeyText } from '#schema/proof/note'
import { counted, nounFor } from '../runtime/counted.ts'
import { nodeVerify } from '../signing/checkpoint-key.ts'
import { nodeSha256 } from '../signing/merkle-tiles.ts'
import type { Evidence } from '../signing/signed-notes.ts'
import type { CosignatureVerdict } from '../signing/verify-cosignatures.ts'
import type { HistoryAndEvidence } from '../signing/verify-history.ts'
import type { VerifyOptions } from './verify-options.ts'

/** Verifies a bundle and prints the result; returns the exit code. */
export const reportBundle = async (
  { bundle = '', checkpoint, vkey, witnesses }: VerifyOptions,
  print: (line: string) => void,
): Promise<0 | 1> => {
  const file = await open(bundle)
  const read = async (from: number, to: number) =>
    (await file.read(new Uint8Array(to - from), 0, to - from, from)).buffer
  const verdict = await verifyBundleZip(
    { size: (await file.stat()).size, read },
    {
      sha256: nodeSha256,
      witnesses,
      ...(vkey === undefined ? {} : { vkey }),
      ...(checkpoint === undefined ? {} : { remembered: checkpoint }),
    },
  ).finally(() => file.close())
  if (verdict.kind === 'unreadable') {
    print(`${bundle}: ${verdict.file} ${verdict.why}.`)
    return 1
  }
  const { origin, size } = verdict.checkpoint
  if (verdict.kind === 'damaged') {
    print(
      `${bundle}: ${verdict.damage.kind} at ${damagePlace(verdict.damage)}. ${damageSentence(verdict.damage)}`,
    )
    return 1
  }
  const events = counted(size, 'event')
  const which = verdict.isWhole ? `all ${events}` : `${verdict.count.toLocaleString('en-AU')} of ${events}`
  print(`${bundle}: verified ${which} of ${origin}: unchanged since signing.`)
  for (const { name, at } of verdict.cosigned)
    print(`Cosigned by ${name} at ${new Date(at * 1000).toISOString()}.`)
  if (checkpoint !== undefined && !verdict.isWhole)
    print('The given checkpoint was not compared: that requires a bundle of all events.')
  if (vkey === undefined)
    print(
      `The signature was checked with the key in the bundle, ${vkeyText(verdict.key)}. Compare it with a key you trust.`,
    )
  return 0
}

/** Prints the result for a workspace; true if it has no fault. */
export const reportHistory = (
  workspace: string,
  { damage, last, signed, forged, otherKeys, formerKeys, wrongTiles, evidence }: HistoryAndEvidence,
  { key, remembered }: Evidence,
  print: (line: string) => void,
): boolean => {
  const say = (sentence: string): void => print(`${workspace}: ${sentence}`)
  const isKept =
    remembered === undefined || (key && openCheckpoint(remembered, key, nodeVerify)) !== undefined
  if (!isKept) say('the given checkpoint is not signed by the key of this log.')
  if (last === 0 && signed > 0)
    say(`the whole workspace is missing, including ${counted(signed, 'signed event')}.`)
  else if (damage) say(`${damage.kind} at ${damagePlace(damage)}. ${damageSentence(damage)}`)
  else
    say(
      `the hash chain of ${counted(last, 'event')} is intact; ` +
        (signed > 0
          ? `events up to position ${signed} match the signed checkpoints.`
          : 'no signed checkpoint covers them.'),
    )
  if (forged.length > 0) say(`stored checkpoints have invalid signatures: position ${forged.join(', ')}.`)
  if (formerKeys > 0)
    say(
      `${counted(formerKeys, 'checkpoint')} from before it was moved here ${nounFor(String(formerKeys), 'is', 'are')} signed by the key of the installation before.`,
    )
  // Not a fault: an operator may replace the key. If nobody did, somebody else signs the log.
  if (otherKeys > 0)
    say(
      `${counted(otherKeys, 'stored checkpoint')} signed by another key could not be checked. If nobody replaced the ` +
        'signing key on purpose, restore the old one from a backup of KEYS_DIR.',
    )
  for (const { level, index } of wrongTiles)
    say(
      `the Merkle tile at level ${level}, index ${index} does not match its events. The events are intact; the service ` +
        'rebuilds the tile from them before it next signs.',
    )
  for (const fault of evidence) say(fault)
  return isKept && !damage && [forged, wrongTiles, evidence].every(({ length }) => length === 0)
}

/** Prints what is wrong with the cosignatures of a workspace; true if nothing is. */
export const reportCosignatures = (
  workspace: string,
  { faults, unchecked }: CosignatureVerdict,
  print: (line: string) => void,
): boolean => {
  for (const fault of faults) print(`${workspace}: ${fault}.`)
  // Not a fault: a witness may leave, or replace its key.
  if (unchecked > 0)
    print(
      `${workspace}: ${counted(unchecked, 'cosignature')} could not be checked, since WITNESSES does not name the witness with its key.`,
    )
  return faults.length === 0
}
