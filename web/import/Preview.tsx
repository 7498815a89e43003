/** What recording a file would change, week by week; then records it with progress. */
import { Button, ProgressBar } from '@blueprintjs/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useNavigate } from 'react-router-dom'
import type { Import, ImportQuestion } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { mayHaveBeenRecorded } from '../core/api.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { number } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { debtorsText } from '../messages/imports/debtors.ts'
import { importText } from '../messages/imports/import.ts'
import { registersText } from '../messages/imports/registers.ts'
import { AccountsNote } from './AccountsNote.tsx'
import { previewLead, previewTitle } from './debtors/preview-words.ts'
import type { GivenAnswers } from './given-answers.ts'
import { HowRead } from './HowRead.tsx'
import { usePreviewImportQuery } from './import.api.ts'
import { selectCommitting } from './import.state.ts'
import { commitFile } from './import-thunks.ts'
import { importsPath, pathOfImport } from './import-view.ts'
import { LikelyTwins } from './LikelyTwins.tsx'
import classes from './Preview.module.css'
import { PreviewWeeks } from './preview/PreviewWeeks.tsx'
import { RejectedRows } from './RejectedRows.tsx'
import { TaxNote } from './TaxNote.tsx'
import { Trail } from './Trail.tsx'
import type { ImportAccess } from './use-send-file.ts'

type Props = {
  readonly file: Import
  readonly access: ImportAccess
  readonly given: GivenAnswers
  readonly onChange: (question: ImportQuestion) => void
}

const Acts = ({ file, access }: Pick<Props, 'file' | 'access'>) => {
  const text = useText(importText)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const committing = useAppSelector(selectCommitting)
  const own = committing?.importId === file.importId ? committing : undefined
  const isRecording = own !== undefined && own.error === undefined
  const record = async () => {
    const importId = await dispatch(commitFile(file.importId))
    if (importId !== undefined && importId !== file.importId)
      navigate(pathOfImport(importId), { replace: true })
  }
  if (access.may !== 'yes') return <p className={classes.bar}>{text.notInRole}</p>
  return (
    <>
      {own?.error && (
        <ProblemNote
          what={mayHaveBeenRecorded(own.error) ? text.mayBeRecorded : text.notRecorded}
          error={own.error}
          onRetry={() => void record()}
        />
      )}
      <div className={classes.bar}>
        {isRecording ? (
          <div className={classes.progress}>
            <p role="status">
              {text.recordingNow}
              {own.rows > 0 && `: ${text.recordedOf(number(own.rows), number(file.rows))}`}
            </p>
            <ProgressBar
              intent="primary"
              aria-label={text.recordingNow}
              {...(own.rows > 0 ? { value: Math.min(1, own.rows / Math.max(1, file.rows)) } : {})}
            />
          </div>
        ) : (
          <>
            <MutationButton
              call={importEndpoints.commitImport}
              intent="primary"
              size="large"
              text={
                file.imported + file.corrected === 0
                  ? text.recordAnswers
                  : text.record(file.kind ?? 'sales', file.imported, file.corrected)
              }
              onClick={() => void record()}
            />
            <Button variant="minimal" text={text.setAsideAct} onClick={() => navigate(importsPath)} />
            <p>{text.undoNote}</p>
          </>
        )}
      </div>
    </>
  )
}

export const Preview = ({ file, access, given, onChange }: Props) => {
  const text = useText(importText)
  const texts = { text, debts: useText(debtorsText), lists: useText(registersText) }
  const { importId, kind = 'sales', imported, corrected } = file
  // The service has no preview of a committed file; the change feed would ask for it while this is still on screen.
  const committing = useAppSelector(selectCommitting)
  const isCommitting = committing?.importId === importId && committing.error === undefined
  const { data, error, isFetching, refetch } = usePreviewImportQuery(isCommitting ? skipToken : { importId })
  const isNothing = imported === 0 && corrected === 0
  const isNewAnswer = file.accounts?.isChanged === true
  const weeks = data?.weeks
  const change = access.may === 'yes' ? onChange : undefined
  const howRead = <HowRead file={file} given={given} onChange={change} />
  if (isNothing)
    return (
      <>
        <Trail facts={[file.file]} />
        <ScreenHeader
          title={isNewAnswer ? text.answersChanged : text.nothingNew}
          standfirst={(isNewAnswer ? text.answersChangedText : text.nothingNewText)(
            text.records(kind, file.duplicates),
          )}
          {...(isNewAnswer ? {} : { actions: <ButtonLink to={importsPath}>{text.another}</ButtonLink> })}
        />
        <RejectedRows file={file} />
        <TaxNote file={file} onChange={change} />
        <AccountsNote file={file} onChange={change} />
        {isNewAnswer && <Acts file={file} access={access} />}
        {howRead}
      </>
    )
  return (
    <>
      <Trail facts={[file.file]} />
      <ScreenHeader title={previewTitle(file, weeks, texts)} standfirst={previewLead(file, texts)} />
      {error && !data ? (
        <ProblemNote what={text.previewFailed} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : data ? (
        <PreviewWeeks file={file} preview={data} onChange={change} />
      ) : (
        <LoadingRegion label={text.previewLoading}>
          <div className={classes.loading}>
            <Skeleton width="40%" />
            <Skeleton height="200px" />
          </div>
        </LoadingRegion>
      )}
      <RejectedRows file={file} />
      <LikelyTwins file={file} />
      {data && <Acts file={file} access={access} />}
      {howRead}
    </>
  )
}
