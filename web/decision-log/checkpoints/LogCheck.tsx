/** Compares the log with what this browser saw before: a quiet line, or an alarm when they contradict. */
import { useState } from 'react'
import { type TextOf, useText } from '../../core/language.ts'
import { exactMoment, number } from '../../kit/formats.ts'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import { Backups } from './Backups.tsx'
import { CheckpointAlarm } from './CheckpointAlarm.tsx'
import { CheckpointMark } from './CheckpointMark.tsx'
import { useListWitnessesQuery } from './checkpoint.api.ts'
import { sizeOfNote } from './remembered-checkpoint.ts'
import { type LogProof, useLogProof } from './use-log-proof.ts'
import { Witnesses } from './Witnesses.tsx'

type Props = {
  /** Workspace of the log; undefined until known. */
  readonly workspace: string | undefined
  /** Position of an event on screen that failed verification, if any. */
  readonly broken: number | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

type Alarming = 'rewritten' | 'cut' | 'unsigned' | 'refused'

const claimOf = (
  { alarms }: TextOf<typeof checkpointText>,
  state: Alarming,
  { remembered }: LogProof,
  zone: string | undefined,
): string => {
  const size = number(remembered ? sizeOfNote(remembered.note) : 0)
  const when = remembered ? exactMoment(remembered.seenAt, zone) : ''
  return state === 'unsigned' || state === 'refused' ? alarms[state] : alarms[state](size, when)
}

/** The check, and below it the backups: they are what counts when the check finds a fault. */
export const LogCheck = (props: Props) => (
  <>
    <LogProofCheck {...props} />
    {props.workspace !== undefined && <Backups zone={props.zone} />}
  </>
)

const LogProofCheck = ({ workspace, broken, zone }: Props) => {
  const text = useText(checkpointText)
  const { currentData: witnesses } = useListWitnessesQuery(undefined, {
    skip: workspace === undefined,
    refetchOnMountOrArgChange: true,
  })
  // Found by this browser in a signature of the witness, whatever the service says.
  const [found, setFound] = useState<{ readonly workspace: string; readonly name: string }>()
  const contradicting =
    witnesses?.find(({ standing }) => standing === 'contradicts')?.name ??
    (found?.workspace === workspace ? found?.name : undefined)
  const proof = useLogProof(workspace)
  const { state } = proof
  switch (state) {
    case 'rewritten':
    case 'cut':
    case 'unsigned':
    case 'refused':
      return (
        <CheckpointAlarm
          claim={
            // The row on screen is the damage for which the service refuses to sign.
            state === 'refused' && broken !== undefined
              ? text.alarms.row(number(broken))
              : claimOf(text, state, proof, zone)
          }
          proof={proof}
          isAcceptable={state === 'rewritten' || state === 'cut'}
          zone={zone}
        />
      )
    default:
      return broken === undefined && !contradicting ? (
        <>
          <CheckpointMark proof={proof} state={state} zone={zone} />
          {workspace !== undefined && proof.signed && witnesses && (
            <Witnesses
              key={workspace}
              workspace={workspace}
              witnesses={witnesses}
              signed={proof.signed}
              onContradiction={(name) => setFound({ workspace, name })}
              zone={zone}
            />
          )}
        </>
      ) : (
        <CheckpointAlarm
          claim={
            broken === undefined ? text.alarms.witness(contradicting ?? '') : text.alarms.row(number(broken))
          }
          proof={proof}
          isAcceptable={false}
          zone={zone}
        />
      )
  }
}
