/** Shared behaviour of the public forms: finds missing fields, sends once, reports the outcome and keeps the input. */
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import type { RefusedForm } from '#schema/core/form-errors'
import { type FormErrors, invalidEmailMessage, missingMessage } from '#schema/core/form-errors'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { type Toast, useToast } from '../../kit/feedback/use-toast.ts'
import { SiteContext } from '../frame/site-context.ts'
import { newIdempotencyKey, sendForm } from './send-form.ts'

type Options = {
  /** Path of the call below `/api`. */
  readonly path: string
  /** Names of the required fields. */
  readonly required: readonly string[]
  /** Builds the request body. */
  readonly read: (typed: FormData) => object
  /** Toasts for an empty required field and for a failed call. */
  readonly notices: { readonly missing: Toast; readonly failed: Toast }
  /** The service's refusal if the form was posted without scripts. */
  readonly answer: RefusedForm | null
  /** Called once the form is recorded; the fields reset right afterwards. */
  readonly onSent: () => void
}

/** The value of a text field; empty if there is none. */
export const typedText = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

// The browser's check uses the same pattern as the service.
const hasInvalidEmail = (form: HTMLFormElement): boolean => {
  const email = form.elements.namedItem('email')
  return email instanceof HTMLInputElement && (email.validity.typeMismatch || email.validity.patternMismatch)
}

/** Form properties, errors by field, and whether a submission is in flight. */
export const useSiteForm = ({ path, required, read, notices, answer, onSent }: Options) => {
  const form = useRef<HTMLFormElement>(null)
  // A ref, because a second click can arrive before the first has rendered.
  const isInFlight = useRef(false)
  // Kept until the service accepts the form, so that a resend after a lost reply is recorded only once.
  const last = useRef({ body: '', key: '' })
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<FormErrors>(answer?.errors ?? {})
  const [timesSent, setTimesSent] = useState(0)
  const { fetch } = useContext(SiteContext)
  const toast = useToast()

  // Reset after the new default values have rendered.
  useEffect(() => {
    if (timesSent > 0) form.current?.reset()
  }, [timesSent])

  const show = (found: FormErrors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstInvalid(form.current)
  }

  const send = async (body: string) => {
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() }
    setIsSending(true)
    const outcome = await sendForm(fetch, path, body, last.current.key)
    isInFlight.current = false
    setIsSending(false)
    show(outcome.errors)
    if (!outcome.isSent) return toast({ ...notices.failed, destructive: true })
    last.current = { body: '', key: '' }
    setTimesSent((times) => times + 1)
    onSent()
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isInFlight.current) return
    const typed = new FormData(event.currentTarget)
    const missing = required.filter((name) => typedText(typed, name).trim() === '')
    const found = Object.fromEntries(missing.map((name) => [name, missingMessage]))
    const isEmailInvalid = found.email === undefined && hasInvalidEmail(event.currentTarget)
    show(isEmailInvalid ? { ...found, email: invalidEmailMessage } : found)
    if (missing.length > 0) toast({ ...notices.missing, destructive: true })
    if (missing.length > 0 || isEmailInvalid) return
    isInFlight.current = true
    void send(JSON.stringify(read(typed)))
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && errors[name] !== undefined) setErrors(({ [name]: _corrected, ...others }) => others)
  }

  return {
    errors,
    isSending,
    props: { ref: form, method: 'post', noValidate: true, onSubmit, onInput },
  } as const
}
