/** Whether the signed log holds the event that is open: one line in its drawer. */
import { useEffect, useRef, useState } from 'react'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { useText } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import { askProof } from './ask-proof.ts'
import { useGetCheckpointQuery, useProveInclusionQuery } from './checkpoint.api.ts'
import classes from './EntryCheck.module.css'
import type { Verdict } from './judge-proof.ts'

type Props = {
  readonly entry: Pick<AuditEntry, 'position' | 'hash'>
  /** Whose log it is; undefined while it is not known. */
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
  // An event that came after the checkpoint needs a new one.
  const asked = useRef(0)
  useEffect(() => {
    if (!signed || !isNewer || isFetching || asked.current === position) return
    asked.current = position
    void refetch()
  }, [signed, isNewer, isFetching, position, refetch])
  const proof = useProveInclusionQuery({ position, size }, { skip: !signed || isNewer })
  const given = proof.currentData
  const [judged, setJudged] = useState<{ readonly of: object; readonly verdict: Verdict }>()
  useEffect(() => {
    if (workspace === undefined || !signed || !given) return
    const { hashes, canonical } = given
    askProof({ kind: 'entry', workspace, signed, position, hash, hashes, canonical }).then(
      (verdict) => setJudged({ of: given, verdict }),
      () => {},
    )
  }, [workspace, signed, given, position, hash])
  const verdict = given && judged?.of === given ? judged.verdict : undefined
  const state =
    verdict === 'held' || verdict === 'not-held' ? verdict : error || proof.error ? 'failed' : 'waiting'
  const sentence = {
    held: given?.canonical ? text.entryHeldText(number(size)) : text.entryHeld(number(size)),
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
