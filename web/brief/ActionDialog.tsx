/** Where a quick action runs and what came of it is changed and taken along; closing it loses nothing. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { briefText } from '../messages/en/brief.ts'
import classes from './ActionDialog.module.css'
import { Progress } from './Progress.tsx'
import type { Action } from './use-action.ts'

type Props<Item> = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly action: Action<Item>
  /** What it says while it runs, and that it gave nothing. */
  readonly says: { readonly running: string; readonly notDone: string; readonly help: string }
  /** The result, to be changed; `again` runs the action for another choice, and asks before changes are lost. */
  readonly children: (items: readonly Item[], again: (choice: string) => void) => ReactNode
  /** How the result is taken along. */
  readonly files: (items: readonly Item[]) => ReactNode
}

export const ActionDialog = <Item,>(props: Props<Item>) => {
  const { title, isOpen, onClose, action, says, children, files } = props
  const { items, isEdited, isRunning, error } = action
  const text = useText(briefText)
  /** What is wanted instead of what was changed here; `undefined` in it is the same again. */
  const [asked, setAsked] = useState<{ readonly choice: string | undefined } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed last is gone once a run begins or ends; the keyboard stays in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is these changes that take the buttons away
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isRunning, asked])
  const runAgain = (choice: string | undefined) => {
    setAsked(null)
    void action.run(choice)
  }
  const again = (choice?: string) => (isEdited ? setAsked({ choice }) : runAgain(choice))
  const cancel = () => {
    action.cancel()
    if (items === null) onClose()
  }
  const hasItems = items !== null && items.length > 0
  return (
    <ModalDialog title={title} isOpen={isOpen} onClose={onClose} className={classes.dialog}>
      <DialogBody className={classes.body}>
        <div ref={place} tabIndex={-1} className={classes.place}>
          {isRunning && <Progress what={says.running} />}
          {!isRunning && error && (
            <div className={classes.problem}>
              <ProblemNote what={`${says.notDone}.`} error={error} onRetry={() => void action.run()} />
            </div>
          )}
          {hasItems && (
            <div className={isRunning ? classes.waiting : undefined} inert={isRunning}>
              {action.isTakenUp && (
                <DraftRestoredNotice
                  onDiscard={() => {
                    action.discard()
                    onClose()
                  }}
                />
              )}
              <p className={classes.help}>{says.help}</p>
              {children(items, again)}
            </div>
          )}
          {items !== null && !hasItems && !isRunning && <EmptyState sentence={text.nothing} />}
        </div>
      </DialogBody>
      {asked ? (
        <DialogFooter
          actions={
            <>
              <Button text={text.replace} onClick={() => runAgain(asked.choice)} />
              <Button intent="primary" text={text.keep} onClick={() => setAsked(null)} />
            </>
          }
        >
          <p role="alert">{text.replaceAsk}</p>
        </DialogFooter>
      ) : (
        <DialogFooter
          actions={
            isRunning ? (
              <Button text={text.cancel} onClick={cancel} />
            ) : (
              <>
                {hasItems && files(items)}
                <Button intent="primary" text={hasItems ? text.done : text.close} onClick={onClose} />
              </>
            )
          }
        >
          {hasItems && (
            <FocusableDisabledButton text={text.again} isDisabled={isRunning} onClick={() => again()} />
          )}
        </DialogFooter>
      )}
    </ModalDialog>
  )
}
