/** Shows in the drawer whether the signed log contains the open event. */
import { useEffect, useRef, useState } from 'react'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { useText } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import { checkInWorker } from './check-in-worker.ts'
import type { Verdict } from './check-proof.ts'
import { useGetCheckpointQuery, useProveInclusionQuery } from './checkpoint.api.ts'
import classes from './EntryCheck.module.css'

type Props = {
  readonly entry: Pick<AuditEntry, 'position' | 'hash'>
  /** Workspace of the log; undefined until known. */
  readonly workspace: string | undefined
}

export const EntryCheck = ({ entry: { position, hash }, workspace }: Props) => {
  const text = useText(checkpointText)
  const {
    data: signed,
    error,
    isFetching,
    refetch,
  } = useGetCheckpointQuery(undefined, {
    skip: workspace === undefined,
  })
  const size = signed?.size ?? 0
  const isNewer = position > size
  // An event newer than the checkpoint needs a new checkpoint.
  const refetchedFor = useRef(0)
  useEffect(() => {
    if (!signed || !isNewer || isFetching || refetchedFor.current === position) return
    refetchedFor.current = position
    void refetch()
  }, [signed, isNewer, isFetching, position, refetch])
  const proof = useProveInclusionQuery({ position, size }, { skip: !signed || isNewer })
  const inclusionProof = proof.currentData
  const [judged, setJudged] = useState<{ readonly of: object; readonly verdict: Verdict }>()
  useEffect(() => {
    if (workspace === undefined || !signed || !inclusionProof) return
    const { hashes, canonical } = inclusionProof
    checkInWorker({ kind: 'entry', workspace, signed, position, hash, hashes, canonical }).then(
      (verdict) => setJudged({ of: inclusionProof, verdict }),
      () => {},
    )
  }, [workspace, signed, inclusionProof, position, hash])
  const verdict = inclusionProof && judged?.of === inclusionProof ? judged.verdict : undefined
  const state =
    verdict === 'held' || verdict === 'not-held' ? verdict : error || proof.error ? 'failed' : 'waiting'
  const sentence = {
    held: inclusionProof?.canonical ? text.entryHeldText(number(size)) : text.entryHeld(number(size)),
    'not-held': text.alarms.entry(number(position)),
    failed: text.entryUnreachable,
    waiting: text.entryChecking,
  }[state]
  return (
    <p className={classes.line} role={state === 'not-held' ? 'alert' : undefined}>
      <StatusMark meaning={meanings[state]}>{text.entry[state]}</StatusMark>
      <span>{sentence}</span>
    </p>
  )
}

const meanings = { held: 'good', 'not-held': 'risk', failed: 'attention', waiting: 'neutral' } as const
