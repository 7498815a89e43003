/** One week typed in by hand: takings by day, or costs. The input becomes a file. */
import { Button } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { ImportKind } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { useDraftRecovery } from '../core/use-draft-recovery.ts'
import { businessDay, daysAfter } from '../kit/business-day.ts'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { isAmbiguousMark } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { importText } from '../messages/imports/import.ts'
import classes from './EntryForm.module.css'
import { importsPath, mediumDate, shortDate } from './import-view.ts'
import { Trail } from './Trail.tsx'
import { type ImportAccess, useSendFile } from './use-send-file.ts'
import { WeekCells } from './WeekCells.tsx'
import { costsFile, daysOf, mondayOf, takingsFile, typedAmount } from './week-file.ts'

/** Typed amounts, by cell name. */
type Typed = { readonly [cell: string]: string }

type Entered = { readonly kind: ImportKind; readonly day: string; readonly typed: Typed }

type Props = { readonly access: ImportAccess }

export const ByHand = ({ access }: Props) => {
  const text = useText(importText)
  const send = useSendFile(access)
  const navigate = useNavigate()
  const today = businessDay(now())
  const [{ kind, day, typed }, setEntered] = useState<Entered>({
    kind: 'sales',
    day: mondayOf(daysAfter(today, -7)),
    typed: {},
  })
  const [isChecked, setChecked] = useState(false)
  const isDirty = Object.values(typed).some((value) => value.trim() !== '')
  useDraftRecovery(`import-week ${access.business}`, isDirty ? { kind, day, typed } : undefined, setEntered)
  const isWeek = /^\d{4}-\d\d-\d\d$/.test(day) && day <= today
  const monday = isWeek ? mondayOf(day) : undefined
  const days = monday === undefined ? [] : daysOf(monday)
  const at = (cell: string): string => typed[`${kind} ${cell}`] ?? ''
  const set = (cell: string) => (value: string) =>
    setEntered((before) => ({ ...before, typed: { ...before.typed, [`${kind} ${cell}`]: value } }))

  const wrongAmount = (cell: string, sentence: string): string | undefined => {
    const value = at(cell)
    if (value.trim() === '') return undefined
    return typedAmount(value) === undefined || isAmbiguousMark(value) ? sentence : undefined
  }
  const wrongGst = (place: number): string | undefined =>
    wrongAmount(`gst ${place}`, text.amountWrong) ??
    (Number(typedAmount(at(`gst ${place}`)) ?? 0) > Number(typedAmount(at(`takings ${place}`)) ?? 0)
      ? text.gstWrong
      : undefined)
  const places = [0, 1, 2, 3, 4, 5, 6]
  const mainCells =
    kind === 'sales'
      ? places.map((place) => `takings ${place}`)
      : text.costNames.map((_, cost) => `amount ${cost}`)
  const errors = [
    ...mainCells.map((cell) => wrongAmount(cell, text.amountWrong)),
    ...(kind === 'sales' ? places.map(wrongGst) : [wrongAmount('hours 0', text.hoursWrong)]),
  ].filter((error) => error !== undefined)
  const isEmpty = mainCells.every((cell) => at(cell).trim() === '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (monday === undefined || isEmpty || errors.length > 0) {
      flushSync(() => setChecked(true))
      focusFirstInvalid(event.currentTarget)
      return
    }
    const content =
      kind === 'sales'
        ? takingsFile(
            monday,
            places.map((place) => ({ takings: at(`takings ${place}`), gst: at(`gst ${place}`) })),
          )
        : costsFile(
            monday,
            text.costNames.map((name, cost) => ({
              name,
              amount: at(`amount ${cost}`),
              hours: cost === 0 ? at('hours 0') : '',
            })),
          )
    const name = `${text.weekFile(kind, mediumDate(monday))}.csv`
    flushSync(() => setEntered((before) => ({ ...before, typed: {} })))
    send(new File([content], name, { type: 'text/csv' }))
    navigate(importsPath)
  }
  const errorOf = (cell: string): string | undefined => {
    if (!isChecked) return undefined
    const [column, place] = cell.split(' ')
    return column === 'gst'
      ? wrongGst(Number(place))
      : wrongAmount(cell, column === 'hours' ? text.hoursWrong : text.amountWrong)
  }

  return (
    <>
      <Trail facts={[]} />
      <ScreenHeader title={text.byHandTitle} standfirst={text.byHandNote} />
      <form className={classes.form} noValidate onSubmit={submit}>
        <div>
          <SegmentedControl
            label={text.kind}
            options={[
              { value: 'sales', label: text.takings },
              { value: 'books', label: text.costs },
            ]}
            value={kind}
            onChange={(next) => setEntered((before) => ({ ...before, kind: next }))}
          />
        </div>
        <div className={classes.week}>
          <TextField
            label={text.week}
            type="date"
            max={today}
            value={day}
            {...(monday === undefined
              ? {}
              : { help: text.weekIs(shortDate(monday), mediumDate(daysAfter(monday, 6))) })}
            error={isWeek ? null : text.weekWrong}
            onChange={(next) => setEntered((before) => ({ ...before, day: next }))}
          />
        </div>
        <WeekCells kind={kind} days={days} at={at} set={set} errorOf={errorOf} />
        {isChecked && isEmpty && <FailureNote>{text.nothingEntered}</FailureNote>}
        <div className={classes.acts}>
          <MutationButton
            call={importEndpoints.sendImport}
            type="submit"
            intent="primary"
            text={text.byHandSubmit}
          />
          <Button variant="minimal" text={text.cancel} onClick={() => navigate(importsPath)} />
        </div>
      </form>
      <LeaveGuard
        isDirty={isDirty}
        sentence={text.unsaved}
        isLeaving={(from, to) => from.pathname !== to.pathname || from.search !== to.search}
      />
    </>
  )
}
