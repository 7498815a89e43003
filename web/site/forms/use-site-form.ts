/** What the public forms do alike: look for what is missing, send once, say what came of it, and keep what was typed. */
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import type { RefusedForm } from '#schema/core/form-fault'
import { type FormFaults, isMissing, isNoEmail } from '#schema/core/form-fault'
import { focusFirstFault } from '../../kit/controls/focus-first-fault.ts'
import { type Toast, useToast } from '../../kit/feedback/use-toast.ts'
import { SiteContext } from '../frame/site-context.ts'
import { newSendingKey, sendForm } from './send-form.ts'

type Options = {
  /** The call, below `/api`. */
  readonly path: string
  /** Names of the fields without which nothing is sent. */
  readonly required: readonly string[]
  /** The body of the call. */
  readonly read: (typed: FormData) => object
  /** Notices where a required field is empty, and where the call failed. */
  readonly notices: { readonly missing: Toast; readonly failed: Toast }
  /** How the service answered the form where it was posted without scripts. */
  readonly answer: RefusedForm | null
  /** It was recorded; the fields return to their defaults right after. */
  readonly onSent: () => void
}

/** The text that was typed into a field; empty where there is none. */
export const typedText = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

// What a browser finds wrong with an address, its rule being that of the call.
const isMistyped = (form: HTMLFormElement): boolean => {
  const email = form.elements.namedItem('email')
  return email instanceof HTMLInputElement && (email.validity.typeMismatch || email.validity.patternMismatch)
}

/** Properties of the form, what is wrong with its fields, and whether it is on its way. */
export const useSiteForm = ({ path, required, read, notices, answer, onSent }: Options) => {
  const form = useRef<HTMLFormElement>(null)
  // A second click comes before the first has drawn anything.
  const isUnderWay = useRef(false)
  // Kept until the service has taken it: what is sent again after a lost answer is recorded once.
  const last = useRef({ body: '', key: '' })
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<FormFaults>(answer?.faults ?? {})
  const [timesSent, setTimesSent] = useState(0)
  const { fetch } = useContext(SiteContext)
  const toast = useToast()

  // After the defaults of what was sent have been drawn.
  useEffect(() => {
    if (timesSent > 0) form.current?.reset()
  }, [timesSent])

  const show = (found: FormFaults) => {
    setFaults(found)
    if (Object.keys(found).length > 0) focusFirstFault(form.current)
  }

  const send = async (body: string) => {
    if (last.current.body !== body) last.current = { body, key: newSendingKey() }
    setIsSending(true)
    const outcome = await sendForm(fetch, path, body, last.current.key)
    isUnderWay.current = false
    setIsSending(false)
    show(outcome.faults)
    if (!outcome.isSent) return toast({ ...notices.failed, destructive: true })
    last.current = { body: '', key: '' }
    setTimesSent((times) => times + 1)
    onSent()
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const typed = new FormData(event.currentTarget)
    const missing = required.filter((name) => typedText(typed, name).trim() === '')
    const found = Object.fromEntries(missing.map((name) => [name, isMissing]))
    const hasMistyped = found.email === undefined && isMistyped(event.currentTarget)
    show(hasMistyped ? { ...found, email: isNoEmail } : found)
    if (missing.length > 0) toast({ ...notices.missing, destructive: true })
    if (missing.length > 0 || hasMistyped) return
    isUnderWay.current = true
    void send(JSON.stringify(read(typed)))
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null && faults[name] !== undefined) setFaults(({ [name]: _mended, ...others }) => others)
  }

  return {
    faults,
    isSending,
    props: { ref: form, method: 'post', noValidate: true, onSubmit, onInput },
  } as const
}
