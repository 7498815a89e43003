/** Checks on each visit that the log continues what this browser saw before. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useMemo, useState } from 'react'
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { CallError } from '../../core/api.ts'
import { now } from '../../core/clock.ts'
import { checkInWorker } from './check-in-worker.ts'
import type { Verdict } from './check-proof.ts'
import { useGetCheckpointQuery, useProveConsistencyQuery } from './checkpoint.api.ts'
import {
  type RememberedCheckpoint,
  recallCheckpoint,
  rememberCheckpoint,
  sizeOfNote,
} from './remembered-checkpoint.ts'

/** State of the check with its checkpoints. `refused` means that the service itself found damage. */
export type LogProof = {
  readonly state: 'checking' | 'unreachable' | 'refused' | Exclude<Verdict, 'held' | 'not-held'>
  /** The damage that the service found, in its own words. */
  readonly found: string | undefined
  readonly signed: SignedCheckpoint | undefined
  readonly remembered: RememberedCheckpoint | undefined
  readonly retry: () => void
  /** Accepts the present log and key as the new reference. */
  readonly accept: () => void
}

/** The damage named in a refusal of the service; undefined for other failures. */
const damageIn = (error: CallError | SerializedError | undefined): string | undefined => {
  const problem = error !== undefined && 'problem' in error ? error.problem : undefined
  return problem?.type.endsWith(':decision-log/damaged') ? problem.detail : undefined
}

/** Checks the present log of a workspace, even while an earlier moment is shown. */
export const useLogProof = (workspace: string | undefined): LogProof => {
  const skip = workspace === undefined
  const checkpoint = useGetCheckpointQuery(undefined, { skip, refetchOnMountOrArgChange: true })
  // An answer from an earlier visit does not count.
  const signed = checkpoint.isFetching ? undefined : checkpoint.currentData
  const [accepted, setAccepted] = useState(0)
  // Read once per checkpoint: the one stored after this check is for the next comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or accepted checkpoint changes it
  const remembered = useMemo(
    () => (workspace === undefined ? undefined : recallCheckpoint(workspace)),
    [workspace, accepted, signed?.note],
  )
  const from = remembered ? sizeOfNote(remembered.note) : 0
  const isApart = signed !== undefined && from > 0 && from < signed.size
  const consistency = useProveConsistencyQuery({ from, to: signed?.size ?? 0 }, { skip: skip || !isApart })
  const hashes = isApart ? consistency.currentData?.hashes : noHashes
  const [judged, setJudged] = useState<{ readonly of: string; readonly verdict: LogProof['state'] }>()
  const about = `${remembered?.note ?? ''}${signed?.note ?? ''}`

  useEffect(() => {
    if (workspace === undefined || !signed || !hashes) return
    let isCurrent = true
    checkInWorker({ kind: 'log', workspace, signed, remembered, hashes }).then(
      (verdict) => {
        if (!isCurrent || verdict === 'held' || verdict === 'not-held') return
        setJudged({ of: about, verdict })
        const { note, vkey } = signed
        if (verdict === 'first' || verdict === 'continued')
          rememberCheckpoint(workspace, { note, vkey, seenAt: now().toISOString() })
      },
      () => isCurrent && setJudged({ of: about, verdict: 'unreachable' }),
    )
    return () => {
      isCurrent = false
    }
  }, [workspace, signed, remembered, hashes, about])

  const failed = checkpoint.error ?? consistency.error
  const verdict = judged?.of === about ? judged.verdict : 'checking'
  const found = damageIn(failed)
  const state = found !== undefined ? 'refused' : failed ? 'unreachable' : signed ? verdict : 'checking'
  return {
    state: checkpoint.isFetching ? 'checking' : state,
    found: checkpoint.isFetching ? undefined : found,
    signed,
    remembered,
    retry: () => {
      if (consistency.isError) void consistency.refetch()
      void checkpoint.refetch()
    },
    accept: () => {
      if (workspace === undefined || !signed) return
      rememberCheckpoint(workspace, { note: signed.note, vkey: signed.vkey, seenAt: now().toISOString() })
      setAccepted((count) => count + 1)
    },
  }
}

const noHashes: readonly string[] = []
