/**
 * Outcome for every row of a file, the answers given, and how each column is read, with sample rows. Beside
 * the screen in place of the chat; below it on a phone, or once that panel is closed.
 */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { Import, ImportQuestion } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { list, number } from '../kit/formats.ts'
import { DrawerHeader } from '../kit/overlays/DrawerHeader.tsx'
import { SidePanel } from '../kit/overlays/SidePanel.tsx'
import { useIsNarrow } from '../kit/use-is-narrow.ts'
import { importText } from '../messages/imports/import.ts'
import { ColumnsRead } from './columns/ColumnsRead.tsx'
import type { GivenAnswers } from './given-answers.ts'
import classes from './HowRead.module.css'
import { apartCounts, rejectedCount } from './import-view.ts'

type Props = {
  readonly file: Import
  readonly given?: GivenAnswers
  /** Asks an answered question again. */
  readonly onChange?: ((question: ImportQuestion) => void) | undefined
}

const Rows = ({ file }: { readonly file: Import }) => {
  const text = useText(importText)
  const parts = [...apartCounts(file)].map(
    ([why, count]) => text.apart[why]?.(count) ?? text.apartOther(count, why),
  )
  const lines: readonly (readonly [name: string, count: number])[] = [
    [text.rowsInFile, file.rows],
    [text.newRows, file.imported],
    [text.sameRows, file.duplicates],
    [text.correctedRows, file.corrected],
    [text.unreadableRows, rejectedCount(file)],
  ]
  return (
    <>
      <h2>{text.whereRowsWent}</h2>
      <dl className={classes.counts}>
        {lines.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {file.repeatedRows !== undefined && <p>{text.repeatedRows(file.repeatedRows)}</p>}
      {parts.length > 0 && <p>{text.setApart(list(parts))}</p>}
    </>
  )
}

const Facts = ({ file, given, onChange }: Props) => {
  const text = useText(importText)
  const answered = (given?.questions ?? []).flatMap((question) => {
    // What each account holds is told by a note of its own.
    if (question.accounts) return []
    const says = question.readings.find(({ id }) => id === given?.answers[question.id])?.says
    return says === undefined ? [] : [{ question, says }]
  })
  return (
    <>
      <div>
        <Rows file={file} />
        {answered.length > 0 && (
          <>
            <h2>{text.youTold}</h2>
            <ul>
              {answered.map(({ question, says }) => (
                <li key={question.id} className={classes.given}>
                  <span>
                    {question.column}: {says}
                  </span>
                  {onChange && (
                    <Button
                      variant="minimal"
                      text={text.changeAnswer}
                      aria-label={`${text.changeAnswer}: ${question.column}`}
                      onClick={() => onChange(question)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {file.mapping && <ColumnsRead file={file} onChange={onChange} />}
    </>
  )
}

export const HowRead = (props: Props) => {
  const text = useText(importText)
  const isNarrow = useIsNarrow()
  const [isClosed, setClosed] = useState(false)
  if (isNarrow || isClosed)
    return (
      <section className={classes.read} aria-label={text.howRead}>
        <Facts {...props} />
      </section>
    )
  return (
    <SidePanel label={text.howRead} onClose={() => setClosed(true)}>
      <DrawerHeader
        ref={null}
        title={text.howRead}
        closeLabel={text.closePanel}
        onClose={() => setClosed(true)}
      />
      <div className={`${classes.read} ${classes.beside}`}>
        <Facts {...props} />
      </div>
    </SidePanel>
  )
}
