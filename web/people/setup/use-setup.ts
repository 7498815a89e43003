/** Input, steps and submission of setup. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { noteAccount } from '../../core/sign-in-way.ts'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { setupText } from '../../messages/entry/setup.ts'
import { useSetUpMutation } from '../people.api.ts'
import { failureText } from './failure-text.ts'
import { forgetSetup, keepSetup, keptSetup, type SetupStep } from './kept-form.ts'
import type { OwnerSignIn } from './SignInStep.tsx'
import {
  businessErrors,
  emptyForm,
  ownerErrors,
  type SetupErrors,
  type SetupForm,
  serviceErrors,
  setupInput,
  stepOf,
} from './setup-form.ts'

/** Step in the state of a history entry; Back and Forward move between steps. */
const stepIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'setupStep' in state ? state.setupStep : undefined

export type Setup = {
  readonly form: SetupForm
  readonly step: SetupStep
  /** Fewer where the browser has no passkeys. */
  readonly steps: readonly SetupStep[]
  readonly way: OwnerSignIn
  readonly errors: SetupErrors
  readonly failure: string | null
  readonly isSending: boolean
  readonly element: RefObject<HTMLFormElement | null>
  readonly change: (part: Partial<SetupForm>) => void
  readonly choose: (way: OwnerSignIn) => void
  readonly goTo: (step: SetupStep) => void
  readonly submit: (event: FormEvent) => void
}

/** `onSpent` is called if the link has been used by somebody else. */
export const useSetup = (
  token: string,
  addPasskey: (() => Promise<boolean>) | undefined,
  onSpent: () => void,
): Setup => {
  const steps: readonly SetupStep[] = addPasskey ? ['business', 'owner', 'signIn'] : ['business', 'owner']
  const [{ form, step: kept }, setKept] = useState(() => keptSetup(emptyForm()))
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = steps.find((one) => one === stepIn(state))
  const step = asked ?? (steps.includes(kept) ? kept : 'owner')
  const [way, setWay] = useState<OwnerSignIn>('passkey')
  const [isCreating, setCreating] = useState(false)
  const [errors, setErrors] = useState<SetupErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [setUp, { isLoading }] = useSetUpMutation()
  const element = useRef<HTMLFormElement>(null)
  const text = useText(setupText)
  const dispatch = useAppDispatch()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins in its first field
  useEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), [step])

  const enter = (next: SetupStep, options: { readonly replace?: true } = {}) =>
    navigate({ hash }, { ...options, state: { setupStep: next } })
  const isEntered = useRef(asked !== undefined)
  // Restored input may belong to a later step, but the link always opens the first one, so that Back reaches
  // it from all others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link opens
  useEffect(() => {
    if (isEntered.current) return
    isEntered.current = true
    void (async () => {
      await enter('business', { replace: true })
      if (step !== 'business') await enter(step)
    })()
  }, [])

  const keep = (next: { form: SetupForm; step: SetupStep }) => {
    setKept(next)
    keepSetup(next)
    if (next.step !== step) void enter(next.step)
  }
  const show = (faults: SetupErrors) => {
    setErrors(faults)
    const first = stepOf(faults)
    if (first !== undefined && first !== step) keep({ form, step: first })
    focusFirstInvalid(element.current)
  }
  const send = async () => {
    const input = setupInput(form)
    if (input === undefined) return
    const { data, error } = await setUp({ token, ...input })
    if (data) {
      forgetSetup()
      noteAccount()
      dispatch(beginSession(data))
      // Without a passkey the workspace still opens, and the Overview offers one again.
      if (addPasskey && way === 'passkey') {
        setCreating(true)
        await addPasskey()
      }
      await navigate('/dashboard', { replace: true })
      return
    }
    if ('status' in error && error.status === 404) return onSpent()
    const faults = serviceErrors(('problem' in error && error.problem?.errors) || [])
    show(faults)
    setFailure(stepOf(faults) ? null : failureText(error, text.notOpened, text.mayBeOpen))
  }

  const isSending = isLoading || isCreating
  return {
    form,
    step,
    steps,
    way,
    choose: setWay,
    errors,
    failure,
    isSending,
    element,
    change: (part) => {
      keep({ form: { ...form, ...part }, step })
      const changed = Object.keys(part)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))))
    },
    goTo: (next) => {
      setFailure(null)
      keep({ form, step: next })
    },
    submit: (event) => {
      event.preventDefault()
      if (isSending) return
      setFailure(null)
      const faults =
        step === 'business' ? businessErrors(form) : { ...businessErrors(form), ...ownerErrors(form) }
      if (stepOf(faults)) show(faults)
      else {
        const next = steps[steps.indexOf(step) + 1]
        if (next) keep({ form, step: next })
        else void send()
      }
    },
  }
}
