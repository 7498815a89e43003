/** Asks before unsaved edits are left behind: by a link, back, closing the window, or whatever calls `mayLeave`. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { type Location, useBlocker } from 'react-router-dom'
import { useText } from '../core/language.ts'
import type { RootState } from '../core/store.ts'
import { registerUnsaved } from '../core/unsaved.ts'
import { formText } from '../messages/en/form.ts'
import { ModalDialog } from './ModalDialog.tsx'

type Props = {
  /** There are edits that are not saved. */
  readonly isDirty: boolean
  /** What would be lost, as a sentence; by default that of any form. */
  readonly sentence?: string | undefined
  /** Which way leads away; by default every other path, whatever its query or fragment. */
  readonly isLeaving?: ((from: Location, to: Location) => boolean) | undefined
}

type Answer = (leave: boolean) => void

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const toOtherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname

const Guarding = ({ sentence, isLeaving = toOtherPath }: Omit<Props, 'isDirty'>) => {
  const text = useText(formText)
  const store = useStore<RootState>()
  const [asked, setAsked] = useState<{ readonly answer: Answer } | null>(null)
  // A session that is over asks nothing any more.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeaving(currentLocation, nextLocation) && store.getState().session.isAuthenticated,
  )
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setAsked({ answer: (leave) => resolve(leave) })),
    [],
  )
  useEffect(() => registerUnsaved(ask), [ask])
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const answer: Answer = (leave) => {
    asked?.answer(leave)
    setAsked(null)
    if (blocker.state !== 'blocked') return
    if (leave) blocker.proceed()
    else blocker.reset()
  }
  return (
    <ModalDialog
      title={text.leaveTitle}
      isOpen={asked !== null || blocker.state === 'blocked'}
      onClose={() => answer(false)}
    >
      <DialogBody>
        <p>{sentence ?? text.leaveText}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.leave} onClick={() => answer(true)} />
            <Button intent="primary" text={text.stay} onClick={() => answer(false)} />
          </>
        }
      />
    </ModalDialog>
  )
}

// The router knows one guard at a time, so only what has something to lose stands guard.
export const LeaveGuard = ({ isDirty, ...rest }: Props) => isDirty && <Guarding {...rest} />
