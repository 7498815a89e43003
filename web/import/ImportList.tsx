/** All files: those waiting for a decision, on record, or taken back. */
import { Link } from 'react-router-dom'
import type { Import } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { dayAndTime } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { importText } from '../messages/imports/import.ts'
import classes from './ImportList.module.css'
import { mediumDate, pathOfImport, rejectedCount } from './import-view.ts'

const meanings: Readonly<Record<Import['state'], Meaning>> = {
  undecided: 'attention',
  ready: 'info',
  imported: 'good',
  undone: 'neutral',
}

type Props = { readonly imports: readonly Import[] }

export const ImportList = ({ imports }: Props) => {
  const text = useText(importText)
  const zone = useTimeZone()
  if (imports.length === 0) return <EmptyState sentence={text.emptyList} />
  return (
    <div className={classes.list}>
      <Panel title={text.listTitle} isFlush>
        <ul>
          {imports.map((one) => {
            const { importId, file, state, kind, from, to, imported, importedAt, undoneAt } = one
            const moment = undoneAt ?? importedAt
            return (
              <li key={importId} className={classes.item}>
                <div className={classes.name}>
                  <Link to={pathOfImport(importId)}>{file}</Link>
                  <p>
                    {[
                      ...(from && to ? [text.dayRange(mediumDate(from), mediumDate(to))] : []),
                      ...(kind ? [text.summaryOf(text.records(kind, imported), rejectedCount(one))] : []),
                    ].join(' · ')}
                  </p>
                </div>
                <div className={classes.state}>
                  <StatusMark meaning={meanings[state]}>{text.states[state]}</StatusMark>
                  {moment && <p>{dayAndTime(moment, zone)}</p>}
                </div>
              </li>
            )
          })}
        </ul>
      </Panel>
    </div>
  )
}
