/** Banner on every screen while an earlier moment is shown: the time, changes since then, and a button to return. */
import { Button } from '@blueprintjs/core'
import History from 'lucide-react/icons/history'
import { useEffect, useState } from 'react'
import { asOfLeft } from '../core/as-of.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { dayAndTime, number } from '../kit/formats.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { timeTravelText } from '../messages/en/time-travel.ts'
import classes from './AsOfBanner.module.css'
import { useFindMomentQuery } from './time-travel.api.ts'

const ChangesSince = lazyPart(async () => (await import('./ChangesSince.tsx')).ChangesSince)

type Props = { readonly position: number }

export const AsOfBanner = ({ position }: Props) => {
  const text = useText(timeTravelText)
  const dispatch = useAppDispatch()
  const toast = useToast()
  const timeZone = useTimeZone()
  const [isComparing, setIsComparing] = useState(false)
  const { data, error } = useFindMomentQuery({ position })
  // The address may contain a position that does not exist.
  const isNone = error !== undefined && 'status' in error && error.status === 400
  useEffect(() => {
    if (!isNone) return
    dispatch(asOfLeft())
    toast({ title: text.failed, description: text.backDoneText })
  }, [isNone, dispatch, toast, text])
  const back = () => {
    dispatch(asOfLeft())
    toast({ title: text.backDone, description: text.backDoneText })
  }
  return (
    <section className={classes.banner} aria-label={text.title}>
      <History size={18} aria-hidden="true" />
      <div className={classes.text} role="status">
        <p className={classes.when}>
          {data ? text.asOf(dayAndTime(data.moment.recordedAt, timeZone)) : text.asOfUnknown}
        </p>
        <p>
          {error && `${text.unreachable} `}
          {data ? text.after(number(position), number(data.last.position)) : text.readOnly}
        </p>
      </div>
      <div className={classes.actions}>
        {data && <Button text={text.changes} onClick={() => setIsComparing(true)} />}
        <Button text={text.back} intent="primary" onClick={back} />
      </div>
      {data && (
        <ModalDialog
          title={text.compareTitle}
          isOpen={isComparing}
          onClose={() => setIsComparing(false)}
          className={classes.dialog}
        >
          <ChangesSince from={data.moment} first={data.first} last={data.last} />
        </ModalDialog>
      )}
    </section>
  )
}
