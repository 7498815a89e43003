/** A file that is on record or was taken back. */
import { useState } from 'react'
import type { Import } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { number } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { importText } from '../messages/imports/import.ts'
import { AccountingNote } from './columns/AccountingNote.tsx'
import { DebtorsNote } from './debtors/DebtorsNote.tsx'
import { HowRead } from './HowRead.tsx'
import { HoursNote } from './hours/HoursNote.tsx'
import { importsPath, longDate } from './import-view.ts'
import { AccountsOnRecord } from './on-record/AccountsOnRecord.tsx'
import classes from './Recorded.module.css'
import { RejectedRows } from './RejectedRows.tsx'
import { TaxNote } from './TaxNote.tsx'
import { Trail } from './Trail.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import type { ImportAccess } from './use-send-file.ts'

type Props = {
  readonly file: Import
  readonly imports: readonly Import[]
  readonly access: ImportAccess
}

const RestedOn = ({ file: { restedOn = [] } }: Pick<Props, 'file'>) => {
  const text = useText(importText)
  if (restedOn.length === 0) return null
  return (
    <section className={classes.rested} aria-label={text.restedOn}>
      <h2>{text.restedOn}</h2>
      <ul>
        {restedOn.map(({ kind, id, title }) => (
          <li key={id}>
            <small>{text.restedOnKinds[kind]}</small>
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Undone = ({ file }: Pick<Props, 'file'>) => {
  const text = useText(importText)
  return (
    <>
      <Trail facts={[file.file]} />
      <ScreenHeader title={text.undoneTitle(file.file)} standfirst={text.undoneText} />
      <RestedOn file={file} />
      <div className={classes.acts}>
        <ButtonLink isPrimary to="/dashboard">
          {text.seeFigures}
        </ButtonLink>
        <ButtonLink to="/audit">{text.seeLog}</ButtonLink>
        <ButtonLink to={importsPath}>{text.another}</ButtonLink>
      </div>
      <HowRead file={file} />
    </>
  )
}

export const Recorded = ({ file, imports, access }: Props) => {
  const text = useText(importText)
  const [isUndoing, setUndoing] = useState(false)
  if (file.state === 'undone') return <Undone file={file} />
  const { kind = 'sales', imported, corrected, duplicates, hasNewAnswers, from = '', to = '' } = file
  const isOnlyAnswers = hasNewAnswers === true && imported + corrected === 0
  const hasCosts = imports.some((one) => one.state === 'imported' && one.kind === 'books')
  const title =
    imported > 0
      ? text.doneTitle(kind, imported)
      : corrected > 0
        ? text.correctionsOnRecord(corrected)
        : isOnlyAnswers
          ? text.answersOnRecord
          : text.nothingAdded
  return (
    <>
      <Trail facts={[file.file]} />
      <ScreenHeader
        title={title}
        standfirst={[
          isOnlyAnswers ? text.answersOnRecordText : text.doneText(longDate(from), longDate(to)),
          ...(imported > 0 && corrected > 0 ? [`${text.correctionsOnRecord(corrected)}.`] : []),
          ...(duplicates > 0 && !isOnlyAnswers ? [text.duplicatesOnce(number(duplicates))] : []),
        ].join(' ')}
      />
      <div className={classes.acts}>
        <ButtonLink isPrimary to="/dashboard">
          {text.seeFigures}
        </ButtonLink>
        {access.may === 'yes' && (
          <>
            <ButtonLink to={importsPath}>{text.another}</ButtonLink>
            <MutationButton
              call={importEndpoints.undoImport}
              variant="minimal"
              text={text.undo}
              onClick={() => setUndoing(true)}
            />
          </>
        )}
      </div>
      {kind === 'sales' && !hasCosts && (
        <Panel label={text.missing}>
          <div className={classes.missing}>
            <StatusMark meaning="attention">{text.missing}</StatusMark>
            <p>{text.noCosts}</p>
            {access.may === 'yes' && <ButtonLink to={importsPath}>{text.addCosts}</ButtonLink>}
          </div>
        </Panel>
      )}
      {access.may === 'yes' && kind === 'books' && <AccountsOnRecord />}
      <RejectedRows file={file} />
      <TaxNote file={file} />
      <HoursNote file={file} />
      <DebtorsNote file={file} />
      <AccountingNote file={file} />
      <HowRead file={file} />
      <UndoDialog file={file} isOpen={isUndoing} onClose={() => setUndoing(false)} />
    </>
  )
}
