/** Checks in this browser what the service says that a witness has cosigned. */
import { useEffect, useState } from 'react'
import type { SignedCheckpoint, Witness } from '#schema/decision-log/checkpoint'
import { checkWitnessInWorker } from './check-in-worker.ts'
import type { WitnessVerdict } from './check-witness.ts'
import { useProveConsistencyQuery } from './checkpoint.api.ts'
import { sizeOfNote } from './remembered-checkpoint.ts'
import { recallWitnesses, rememberWitness, witnessName } from './remembered-witnesses.ts'

/** The verdict of this browser; `another-key` means that it knows the witness by another key, `known`. */
export type WitnessCheck =
  | WitnessVerdict
  | { readonly kind: 'another-key'; readonly known: string }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed' }

const noHashes: readonly string[] = []

/** Checks a witness against the signed log, and remembers its key once it has vouched. */
export const useWitnessCheck = (
  workspace: string,
  { name, vkey, lastNote: last, firstNote: first }: Witness,
  signed: SignedCheckpoint,
): { readonly check: WitnessCheck; readonly accept: () => void } => {
  const [accepted, setAccepted] = useState<string>()
  const size = last === undefined ? 0 : sizeOfNote(last)
  const isApart = size > 0 && size !== signed.size
  const range = { from: Math.min(size, signed.size), to: Math.max(size, signed.size) }
  const consistency = useProveConsistencyQuery(range, { skip: !isApart })
  const hashes = isApart ? consistency.currentData?.hashes : noHashes
  const known = recallWitnesses(workspace).find((one) => witnessName(one) === name)
  const isAnother = known !== undefined && known !== vkey && accepted !== vkey
  const about = [workspace, vkey, signed.note, last, first].join('\n')
  const [judged, setJudged] = useState<{ readonly about: string; readonly check: WitnessCheck }>()

  useEffect(() => {
    if (isAnother || !hashes) return
    let isCurrent = true
    const { note, vkey: logKey } = signed
    const question = { workspace, vkey, signed: { note, vkey: logKey }, last, first, hashes }
    checkWitnessInWorker({ kind: 'witness', ...question }).then(
      (check) => {
        if (!isCurrent) return
        if (check.kind === 'vouches') rememberWitness(workspace, vkey)
        setJudged({ about, check })
      },
      () => isCurrent && setJudged({ about, check: { kind: 'failed' } }),
    )
    return () => {
      isCurrent = false
    }
  }, [workspace, vkey, signed, last, first, hashes, about, isAnother])

  const found: WitnessCheck = judged?.about === about ? judged.check : { kind: 'checking' }
  const check: WitnessCheck = isAnother
    ? { kind: 'another-key', known }
    : consistency.isError
      ? { kind: 'failed' }
      : found
  return { check, accept: () => setAccepted(vkey) }
}
