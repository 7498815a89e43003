/** The dialog of a quick action: runs it, then shows its result for editing and export. Closing it loses nothing. */
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
  /** Texts while it runs, when it fails, and the help text. */
  readonly texts: { readonly running: string; readonly notDone: string; readonly help: string }
  /** The editable result. `again` runs the action for another choice, and asks first when there are edits. */
  readonly children: (items: readonly Item[], again: (choice: string) => void) => ReactNode
  /** Buttons that export the result. */
  readonly files: (items: readonly Item[]) => ReactNode
}

export const ActionDialog = <Item,>(props: Props<Item>) => {
  const { title, isOpen, onClose, action, texts, children, files } = props
  const { items, isEdited, isRunning, error } = action
  const text = useText(briefText)
  /** A new run that waits for confirmation, because it replaces edits; an undefined choice repeats the last run. */
  const [pendingRun, setPendingRun] = useState<{ readonly choice: string | undefined } | null>(null)
  const container = useRef<HTMLDivElement>(null)
  // The pressed button disappears when a run starts or ends; keep the focus in the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes remove the buttons
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [isRunning, pendingRun])
  const runAgain = (choice: string | undefined) => {
    setPendingRun(null)
    void action.run(choice)
  }
  const again = (choice?: string) => (isEdited ? setPendingRun({ choice }) : runAgain(choice))
  const cancel = () => {
    action.cancel()
    if (items === null) onClose()
  }
  const hasItems = items !== null && items.length > 0
  return (
    <ModalDialog title={title} isOpen={isOpen} onClose={onClose} className={classes.dialog}>
      <DialogBody className={classes.body}>
        <div ref={container} tabIndex={-1} className={classes.place}>
          {isRunning && <Progress what={texts.running} />}
          {!isRunning && error && (
            <div className={classes.problem}>
              <ProblemNote what={`${texts.notDone}.`} error={error} onRetry={() => void action.run()} />
            </div>
          )}
          {hasItems && (
            <div className={isRunning ? classes.loading : undefined} inert={isRunning}>
              {action.isRestored && (
                <DraftRestoredNotice
                  onDiscard={() => {
                    action.discard()
                    onClose()
                  }}
                />
              )}
              <p className={classes.help}>{texts.help}</p>
              {children(items, again)}
            </div>
          )}
          {items !== null && !hasItems && !isRunning && <EmptyState sentence={text.nothing} />}
        </div>
      </DialogBody>
      {pendingRun ? (
        <DialogFooter
          actions={
            <>
              <Button text={text.replace} onClick={() => runAgain(pendingRun.choice)} />
              <Button intent="primary" text={text.keep} onClick={() => setPendingRun(null)} />
            </>
          }
        >
          <p role="alert">{text.confirmReplace}</p>
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
            <FocusableDisabledButton
              text={text.generateAgain}
              isDisabled={isRunning}
              onClick={() => again()}
            />
          )}
        </DialogFooter>
      )}
    </ModalDialog>
  )
}
