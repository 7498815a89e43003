/** The last backup with this log in it, and the last test that restored one. */
import { Button } from '@blueprintjs/core'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { backupText } from '../../messages/evidence/backup.ts'
import { backupLines } from './backup-lines.ts'
import classes from './CheckpointMark.module.css'
import { useGetBackupReportQuery } from './checkpoint.api.ts'
import { WitnessLine } from './WitnessLine.tsx'

type Props = {
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

export const Backups = ({ zone }: Props) => {
  const text = useText(backupText)
  const { data, error, refetch } = useGetBackupReportQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data?.isOutside) return null
  return (
    <section className={classes.backups} aria-label={text.label}>
      {data ? (
        backupLines(data, { text, now: now(), zone }).map(({ key, reason, ...line }) => (
          <div key={key}>
            <WitnessLine {...line} />
            {reason !== undefined && <p className={classes.reason}>{reason}</p>}
          </div>
        ))
      ) : error ? (
        <WitnessLine meaning="attention" title={text.unknown} sentence={text.unknownText}>
          <Button size="small" text={text.tryAgain} onClick={refetch} />
        </WitnessLine>
      ) : (
        <WitnessLine meaning="neutral" title={text.checking} sentence="" />
      )}
    </section>
  )
}
