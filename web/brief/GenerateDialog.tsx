/** Asks for a topic and generates a brief; keeps the topic when that fails. */

import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { isBlank } from '#schema/core/seen-text'
import { useText } from '../core/language.ts'
import { useDraftRecovery } from '../core/use-draft-recovery.ts'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { briefText } from '../messages/en/brief.ts'
import { useGenerateBriefMutation } from './brief.api.ts'
import classes from './GenerateDialog.module.css'
import { Progress } from './Progress.tsx'

type Props = {
  readonly isOpen: boolean
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
  readonly onClose: () => void
  readonly onGenerated: (brief: Brief) => void
}

/** Maximum length of a topic (schema/brief). */
const maxLength = 300

type Sent = ReturnType<ReturnType<typeof useGenerateBriefMutation>[0]>

export const GenerateDialog = ({ isOpen, businessName, onClose, onGenerated }: Props) => {
  const text = useText(briefText)
  const toast = useToast()
  const formElement = useRef<HTMLFormElement>(null)
  const progress = useRef<HTMLDivElement>(null)
  const [topic, setTopic] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [generate] = useGenerateBriefMutation()
  const [sent, setSent] = useState<Sent | null>(null)
  const latest = useRef<Sent | null>(null)
  const hasTopic = !isBlank(topic)
  const [isRestored, setIsRestored] = useState(false)
  useDraftRecovery(businessName && `topic of ${businessName}`, hasTopic ? topic : undefined, (kept) => {
    setTopic(kept)
    setIsRestored(true)
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (latest.current) return
    setIsMissing(!hasTopic)
    if (!hasTopic) {
      toast({ title: text.topicRequired, description: text.topicRequiredText, destructive: true })
      return focusFirstInvalid(formElement.current)
    }
    const sending = generate({ topic: topic.trim() })
    latest.current = sending
    setHasFailed(false)
    flushSync(() => setSent(sending))
    // The pressed button has gone. Not focusing Cancel: releasing the same key would press it.
    progress.current?.focus()
    const { data } = await sending
    // Ignores the answer after cancelling.
    if (latest.current !== sending) return
    latest.current = null
    flushSync(() => {
      setSent(null)
      if (data) setTopic('')
      setIsRestored(false)
    })
    if (data) {
      toast({ title: text.generated })
      onGenerated(data)
    } else {
      setHasFailed(true)
      toast({ title: text.notGenerated, description: text.notGeneratedText, destructive: true })
      focusTopic()
    }
  }
  const focusTopic = () => formElement.current?.querySelector('input')?.focus()
  const cancel = () => {
    latest.current = null
    sent?.abort()
    flushSync(() => setSent(null))
    toast({ title: text.cancelled, description: text.cancelledText })
    focusTopic()
  }
  const isRunning = sent !== null
  return (
    <>
      <ModalDialog
        title={text.generateTitle}
        isOpen={isOpen}
        onClose={isRunning ? cancel : onClose}
        className={classes.dialog}
      >
        <form ref={formElement} noValidate onSubmit={submit}>
          <DialogBody>
            <div ref={progress} tabIndex={-1} className={classes.progress}>
              {isRunning && <Progress what={text.writing} />}
            </div>
            <div hidden={isRunning}>
              {isRestored && hasTopic && (
                <DraftRestoredNotice
                  onDiscard={() => {
                    setIsRestored(false)
                    setTopic('')
                    focusTopic()
                  }}
                />
              )}
              <MutationFields call={briefEndpoints.generateBrief}>
                <TextField
                  label={text.topicLabel}
                  isRequired
                  help={text.topicHelp}
                  error={isMissing ? text.topicRequiredText : null}
                  maxLength={maxLength}
                  value={topic}
                  onChange={(next) => {
                    setIsMissing(false)
                    setTopic(next)
                  }}
                />
                <p className={classes.examples}>{text.topicExamples}</p>
                <ul>
                  {text.examples.map((example) => (
                    <li key={example}>
                      <button
                        type="button"
                        className={classes.example}
                        onClick={() => {
                          setIsMissing(false)
                          setTopic(example)
                          focusTopic()
                        }}
                      >
                        {example}
                      </button>
                    </li>
                  ))}
                </ul>
              </MutationFields>
              {hasFailed && <FailureNote>{text.topicKept}</FailureNote>}
            </div>
          </DialogBody>
          <DialogFooter
            actions={
              isRunning ? (
                <Button text={text.cancel} onClick={cancel} />
              ) : (
                <>
                  <Button text={text.cancel} onClick={onClose} />
                  <MutationButton
                    call={briefEndpoints.generateBrief}
                    type="submit"
                    intent="primary"
                    text={text.generateNow}
                  />
                </>
              )
            }
          />
        </form>
      </ModalDialog>
      {/* Closing the dialog keeps the topic, so leaving the screen must still ask. */}
      <LeaveGuard isDirty={hasTopic} sentence={text.unsavedTopic} />
    </>
  )
}
