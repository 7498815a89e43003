/** Asks before unsaved edits are lost: by a link, Back, closing the window, or anything that calls `confirmLeave`. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { useBlocker, useLocation } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import type { RootState } from '../../core/store.ts'
import {
  confirmLeave,
  registerUnsaved,
  type Unsaved,
  unsavedBetween,
  useIsFirstUnsaved,
} from '../../core/unsaved.ts'
import { formText } from '../../messages/en/form.ts'
import { ModalDialog } from '../overlays/ModalDialog.tsx'

type Props = {
  /** There are unsaved edits. */
  readonly isDirty: boolean
  /** Sentence that says what would be lost; a general one by default. */
  readonly sentence?: string | undefined
  /** Which navigation loses the edits; by default any change of path, ignoring query and fragment. */
  readonly isLeaving?: Unsaved['isLeaving'] | undefined
}

type Answer = (leave: boolean) => void

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const toOtherPath: Unsaved['isLeaving'] = (from, to) => from.pathname !== to.pathname

/** The single router blocker (the router allows only one), on behalf of all unsaved edits. */
const RouterGuard = () => {
  const store = useStore<RootState>()
  const location = useLocation()
  // After the session has ended there is nothing to ask.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.getState().session.isAuthenticated && unsavedBetween(currentLocation, nextLocation).length > 0,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void confirmLeave(unsavedBetween(location, blocker.location)).then((leave) => {
      if (isOver) return
      if (leave) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker, location])
  return null
}

const ActiveGuard = ({ sentence, isLeaving = toOtherPath }: Omit<Props, 'isDirty'>) => {
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
  const resolveAnswers: Answer = (leave) => {
    for (const resolve of answers.current.splice(0)) resolve(leave)
  }
  const stay = () => {
    setIsAsking(false)
    resolveAnswers(false)
  }
  useEffect(() => {
    const pending = answers.current
    const stop = registerUnsaved(unsaved)
    return () => {
      stop()
      // Nothing left to lose.
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
      {isFirst && <RouterGuard />}
      {/* Leave only after the dialog has closed, since another question may follow. */}
      <ModalDialog
        title={text.leaveTitle}
        isOpen={isAsking}
        onClose={stay}
        onClosed={() => resolveAnswers(true)}
      >
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

// Renders nothing without unsaved edits.
export const LeaveGuard = ({ isDirty, ...rest }: Props) => isDirty && <ActiveGuard {...rest} />
