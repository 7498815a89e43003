/**
 * Alarm when the log contradicts an earlier checkpoint: what was found, both signed notes as evidence, and what to
 * do.
 */
import { Button } from '@blueprintjs/core'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { saveFile } from '../../kit/charts/save-file.ts'
import { useCopy } from '../../kit/controls/use-copy.ts'
import { exactMoment } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import classes from './CheckpointAlarm.module.css'
import { evidenceText } from './checkpoint-evidence.ts'
import type { LogProof } from './use-log-proof.ts'

type Props = {
  /** The finding as a sentence. */
  readonly claim: string
  readonly proof: Pick<LogProof, 'found' | 'signed' | 'remembered' | 'accept'>
  /** True if the user may accept the current log; false when a single event is damaged. */
  readonly isAcceptable: boolean
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

export const CheckpointAlarm = ({ claim, proof, isAcceptable, zone }: Props) => {
  const text = useText(checkpointText)
  const copy = useCopy()
  const { found, signed, remembered } = proof
  const said = found === undefined ? claim : `${claim} ${found}`
  const evidence = () => evidenceText(said, now().toISOString(), remembered, signed)
  return (
    <section className={classes.alarm} role="alert" aria-labelledby="log-alarm">
      <StatusMark meaning="risk">{text.label}</StatusMark>
      <h2 id="log-alarm" className={classes.title}>
        {text.alarm}
      </h2>
      <p className={classes.claim}>{claim}</p>
      {found !== undefined && <p className={classes.found}>{found}</p>}
      <div className={classes.notes}>
        <Note
          title={
            remembered ? text.signedBefore(exactMoment(remembered.seenAt, zone)) : text.nothingRemembered
          }
          note={remembered?.note}
        />
        <Note title={signed ? text.signedNow : text.nothingSigned} note={signed?.note} />
      </div>
      <div className={classes.actions}>
        <Button
          intent="danger"
          text={text.saveEvidence}
          onClick={() => saveFile('decision-log-evidence', 'txt', evidence())}
        />
        <Button text={text.copyEvidence} onClick={() => void copy(evidence())} />
      </div>
      <div className={classes.text}>
        <div>
          <h3>{text.meaning}</h3>
          <p>{text.meaningText}</p>
        </div>
        <div>
          <h3>{text.whatToDo}</h3>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      {isAcceptable && signed && (
        <p className={classes.accept}>
          <Button variant="minimal" text={text.acceptLog} onClick={proof.accept} />
          <span>{text.acceptLogText}</span>
        </p>
      )}
    </section>
  )
}

const Note = ({ title, note }: { readonly title: string; readonly note: string | undefined }) => (
  <figure className={classes.note}>
    <figcaption>{title}</figcaption>
    {note !== undefined && <pre>{note}</pre>}
  </figure>
)
