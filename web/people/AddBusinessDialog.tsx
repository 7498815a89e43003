/** Adds another business of this person, and switches to it. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { beginSession } from '../core/begin-session.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { confirmLeave } from '../core/unsaved.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { privacyText } from '../messages/entry/privacy.ts'
import classes from './Privacy.module.css'
import { useEnterWorkspaceMutation, useMakeWorkspaceMutation } from './people.api.ts'
import { BusinessStep } from './setup/BusinessStep.tsx'
import {
  businessErrors,
  emptyForm,
  type SetupErrors,
  serviceErrors,
  setupInput,
  stepOf,
} from './setup/setup-form.ts'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

export const AddBusinessDialog = ({ isOpen, onClose }: Props) => {
  const text = useText(privacyText)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<SetupErrors>({})
  const [make, making] = useMakeWorkspaceMutation()
  const [enter, entering] = useEnterWorkspaceMutation()
  const isSending = making.isLoading || entering.isLoading
  const failure = making.error ?? entering.error
  const forget = () => {
    setForm(emptyForm)
    setErrors({})
    making.reset()
    entering.reset()
  }
  const show = (faults: SetupErrors) => {
    setErrors(faults)
    requestAnimationFrame(() => focusFirstInvalid(element.current))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const faults = businessErrors(form)
    const input = setupInput(form)
    if (stepOf(faults) || input === undefined) return show(faults)
    if (!(await confirmLeave())) return
    const { data: made, error } = await make(input.business)
    if (made === undefined) {
      const wrong = (error && 'problem' in error && error.problem?.errors) || []
      return show(serviceErrors(wrong.map(({ field, message }) => ({ field: `business.${field}`, message }))))
    }
    const { data: session } = await enter({ workspace: made.id })
    if (session === undefined) return
    dispatch(beginSession(session))
    await navigate('/dashboard')
  }
  return (
    <ModalDialog title={text.addTitle} isOpen={isOpen} onClose={onClose} onClosed={forget}>
      <form ref={element} noValidate onSubmit={(event) => void send(event)}>
        <DialogBody>
          <div className={classes.form}>
            <p>{text.addText}</p>
            <BusinessStep
              form={form}
              errors={errors}
              onChange={(part) => {
                setForm({ ...form, ...part })
                const changed = Object.keys(part)
                setErrors(
                  Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))),
                )
              }}
            />
            {failure && <ProblemNote what={text.notOpened} error={failure} />}
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={text.cancel} onClick={onClose} />
              <FocusableDisabledButton
                type="submit"
                intent="primary"
                text={isSending ? text.opening : text.open}
                isDisabled={isSending}
              />
            </>
          }
        />
      </form>
    </ModalDialog>
  )
}
