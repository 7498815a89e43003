/** Imports: upload a file, answer its questions, preview the changes, record or undo it. The address holds the open file. */
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { importText } from '../messages/imports/import.ts'
import { ByHand } from './ByHand.tsx'
import { DebtorsList } from './debtors/DebtorsList.tsx'
import { ExportRecords } from './ExportRecords.tsx'
import { type GivenAnswers, noAnswers } from './given-answers.ts'
import { ImportList } from './ImportList.tsx'
import { ImportsSkeleton } from './ImportsSkeleton.tsx'
import { useListImportsQuery } from './import.api.ts'
import { arrivalShown, selectArrived, selectSending } from './import.state.ts'
import { fileOf, pathOfImport, wayOf } from './import-view.ts'
import { OpenImport } from './OpenImport.tsx'
import { AccountsOnRecord } from './on-record/AccountsOnRecord.tsx'
import { PasteRows } from './PasteRows.tsx'
import { RegistersList } from './registers/RegistersList.tsx'
import { SendingNote } from './SendingNote.tsx'
import { StartImport } from './StartImport.tsx'
import { Trail } from './Trail.tsx'
import type { ImportAccess } from './use-send-file.ts'

type Props = {
  /** Undefined until the user is known. */
  readonly access: ImportAccess | undefined
}

export const ImportsScreen = ({ access }: Props) => {
  const text = useText(importText)
  const { data, error, isFetching, refetch } = useListImportsQuery()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const arrived = useAppSelector(selectArrived)
  const sending = useAppSelector(selectSending)
  const [given, setGiven] = useState<ReadonlyMap<string, GivenAnswers>>(new Map())
  const file = fileOf(address)
  const way = wayOf(address)
  const isSending = sending !== null && sending.business === access?.business

  useEffect(() => {
    if (arrived === null) return
    dispatch(arrivalShown())
    navigate(pathOfImport(arrived), { replace: file !== undefined })
  }, [arrived, dispatch, navigate, file])

  const failure = error && !data && (
    <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
  )
  if (file !== undefined && !isSending)
    return failure ? (
      <>
        <Trail />
        <ScreenHeader title={text.title} />
        {failure}
      </>
    ) : data && access ? (
      <OpenImport
        key={file}
        importId={file}
        imports={data}
        access={access}
        given={given.get(file) ?? noAnswers}
        onAnswered={(next) => setGiven((all) => new Map(all).set(file, next))}
      />
    ) : (
      <ImportsSkeleton />
    )
  if (access?.may === 'yes' && way !== undefined && !isSending)
    return way === 'paste' ? <PasteRows access={access} /> : <ByHand access={access} />
  return (
    <>
      <Trail />
      <ScreenHeader title={text.title} standfirst={text.standfirst} />
      {isSending ? <SendingNote sending={sending} /> : access && <StartImport access={access} />}
      {failure ?? (data ? <ImportList imports={data} /> : <ImportsSkeleton />)}
      <DebtorsList />
      <RegistersList />
      {access?.may === 'yes' && <AccountsOnRecord />}
      {access && access.may !== 'not-in-demo' && <ExportRecords />}
    </>
  )
}
