/** Dialog that asks for a moment and moves every screen to it. */
import { Button, Classes, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import type { Moment } from '#schema/time-travel/time-travel.endpoints'
import { asOfEntered } from '../core/as-of.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { dayAndTime, number } from '../kit/formats.ts'
import { zonedParts } from '../kit/zoned-time.ts'
import { timeTravelText } from '../messages/en/time-travel.ts'
import classes from './AsOfDialog.module.css'
import { AsOfFields } from './AsOfFields.tsx'
import { useFindMomentQuery, useLazyFindMomentQuery } from './time-travel.api.ts'
import { callFor, type WantedMoment, wantedFrom } from './wanted-moment.ts'

type Props = { readonly onClose: () => void }

type FormProps = Props & { readonly first: Moment; readonly last: Moment }

const ChoiceForm = ({ first, last, onClose }: FormProps) => {
  const text = useText(timeTravelText)
  const dispatch = useAppDispatch()
  const timeZone = useTimeZone()
  const [wanted, setWanted] = useState<WantedMoment>(() => wantedFrom(last, timeZone))
  const [isWrong, setIsWrong] = useState(false)
  const [find, { error, isFetching }] = useLazyFindMomentQuery()
  const events = last.position
  const hint = wanted.by === 'time' ? text.badTime : text.badPosition(number(events))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const call = callFor(wanted, events, timeZone)
    setIsWrong(call === undefined)
    if (call === undefined) return
    const found = await find(call)
    if (found.data === undefined) return
    onClose()
    dispatch(asOfEntered(found.data.moment.position))
  }
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <p className={classes.lead}>{text.lead}</p>
        <AsOfFields
          wanted={wanted}
          range={{
            first: zonedParts(first.recordedAt, timeZone).day,
            last: zonedParts(last.recordedAt, timeZone).day,
            events,
          }}
          error={isWrong ? hint : undefined}
          onChange={(next) => {
            setIsWrong(false)
            setWanted(next)
          }}
        />
        <p className={Classes.TEXT_MUTED}>
          {text.range(
            dayAndTime(first.recordedAt, timeZone),
            dayAndTime(last.recordedAt, timeZone),
            number(events),
          )}
        </p>
        {error && <ProblemNote what={text.failed} error={error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <Button text={text.show} intent="primary" type="submit" loading={isFetching} />
          </>
        }
      />
    </form>
  )
}

export const AsOfDialog = ({ onClose }: Props) => {
  const text = useText(timeTravelText)
  // New events arrive all the time, so fetch the range on each opening.
  const { data, error, isFetching, refetch } = useFindMomentQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (error)
    return (
      <DialogBody>
        <ProblemNote
          what={text.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </DialogBody>
    )
  if (data === undefined || isFetching)
    return (
      <DialogBody>
        <div role="status" aria-label={text.loading}>
          <Skeleton width="100%" height="196px" />
        </div>
      </DialogBody>
    )
  return <ChoiceForm first={data.first} last={data.last} onClose={onClose} />
}
