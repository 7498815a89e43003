/** Asks before unsaved edits are left behind: by a link, back, closing the window, or whatever calls `mayLeave`. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { useBlocker, useLocation } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import type { RootState } from '../../core/store.ts'
import {
  mayLeave,
  registerUnsaved,
  type Unsaved,
  unsavedOnTheWay,
  useIsFirstUnsaved,
} from '../../core/unsaved.ts'
import { formText } from '../../messages/en/form.ts'
import { ModalDialog } from '../overlays/ModalDialog.tsx'

type Props = {
  /** There are edits that are not saved. */
  readonly isDirty: boolean
  /** What would be lost, as a sentence; by default that of any form. */
  readonly sentence?: string | undefined
  /** Which way leads away; by default every other path, whatever its query or fragment. */
  readonly isLeaving?: Unsaved['isLeaving'] | undefined
}

type Answer = (leave: boolean) => void

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const toOtherPath: Unsaved['isLeaving'] = (from, to) => from.pathname !== to.pathname

/** Stands at the router, which knows one guard at a time, for all edits that are not saved. */
const AtRouter = () => {
  const store = useStore<RootState>()
  const here = useLocation()
  // A session that is over asks nothing any more.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.getState().session.isAuthenticated && unsavedOnTheWay(currentLocation, nextLocation).length > 0,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void mayLeave(unsavedOnTheWay(here, blocker.location)).then((leave) => {
      if (isOver) return
      if (leave) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker, here])
  return null
}

const Guarding = ({ sentence, isLeaving = toOtherPath }: Omit<Props, 'isDirty'>) => {
  const text = useText(formText)
  const [isAsking, setIsAsking] = useState(false)
  const answers = useRef<Answer[]>([])
  const latest = useRef(isLeaving)
  useEffect(() => {
    latest.current = isLeaving
  })
  const [unsaved] = useState<Unsaved>(() => ({
    isLeaving: (from, to) => latest.current(from, to),
    ask: () =>
      new Promise((resolve) => {
        answers.current.push(resolve)
        setIsAsking(true)
      }),
  }))
  const answer: Answer = (leave) => {
    for (const resolve of answers.current.splice(0)) resolve(leave)
  }
  const stay = () => {
    setIsAsking(false)
    answer(false)
  }
  useEffect(() => {
    const pending = answers.current
    const stop = registerUnsaved(unsaved)
    return () => {
      stop()
      // There is nothing to lose any more.
      for (const resolve of pending.splice(0)) resolve(true)
    }
  }, [unsaved])
  const isFirst = useIsFirstUnsaved(unsaved)
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return (
    <>
      {isFirst && <AtRouter />}
      {/* Whoever leaves does so once the question is gone, as another one may follow. */}
      <ModalDialog title={text.leaveTitle} isOpen={isAsking} onClose={stay} onClosed={() => answer(true)}>
        <DialogBody>
          <p>{sentence ?? text.leaveText}</p>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={text.leave} onClick={() => setIsAsking(false)} />
              <Button intent="primary" text={text.stay} onClick={stay} />
            </>
          }
        />
      </ModalDialog>
    </>
  )
}

// Only what has something to lose stands guard.
export const LeaveGuard = ({ isDirty, ...rest }: Props) => isDirty && <Guarding {...rest} />
