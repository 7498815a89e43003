/** How both profiles are edited and saved: what is wrong is said before anything is sent, and nothing typed is lost. */
import type { SerializedError } from '@reduxjs/toolkit'
import type * as t from 'io-ts'
import { type FormEvent, useRef, useState } from 'react'
import { decodeInput } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { type Draft, useDraft } from '../core/use-draft.ts'
import { focusFirstFault } from '../kit/controls/focus-first-fault.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { profileText } from '../messages/en/profile.ts'

type Wishes<F extends object, Fields> = {
  /** What is saved now, as the form holds it. */
  readonly loaded: F
  /** Names the edits, so that they outlive a session that ends under them. */
  readonly keepAs: string | undefined
  readonly fieldsOf: (form: F) => Fields
  readonly codec: t.Type<Fields, unknown, unknown>
  readonly save: (fields: Fields) => PromiseLike<{ readonly error?: CallError | SerializedError }>
  /** What to say once it is saved. */
  readonly success: { readonly title: string; readonly description: string }
}

/** A profile under edit. */
export type ProfileForm<F extends object> = Omit<Draft<F>, 'settle'> & {
  /** Names of the fields that hold what cannot be saved. */
  readonly faults: ReadonlySet<string>
  readonly isSaving: boolean
  /** The last try to save came to nothing. */
  readonly hasFailed: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

const namesOf = (errors: readonly { readonly field: string }[] | undefined): ReadonlySet<string> =>
  new Set((errors ?? []).map(({ field }) => field.split('.')[0] ?? field))

export const useProfileForm = <F extends object, Fields>(wishes: Wishes<F, Fields>): ProfileForm<F> => {
  const { loaded, keepAs, fieldsOf, codec, save, success } = wishes
  const text = useText(profileText)
  const toast = useToast()
  const { settle, ...draft } = useDraft(loaded, keepAs)
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // A second press may come before the first has been drawn.
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const element = event.currentTarget
    const sent = draft.form
    const fields = fieldsOf(sent)
    const decoded = decodeInput(codec, fields)
    if (E.isLeft(decoded)) {
      setFaults(namesOf(decoded.left.errors))
      focusFirstFault(element)
      return
    }
    isUnderWay.current = true
    setSaving(true)
    const { error } = await save(fields)
    isUnderWay.current = false
    setSaving(false)
    setFailed(error !== undefined)
    setFaults(namesOf(error !== undefined && 'problem' in error ? error.problem?.errors : undefined))
    if (error === undefined) {
      settle(sent)
      toast(success)
    } else {
      toast({ title: text.error, description: text.notSaved, destructive: true })
      focusFirstFault(element)
    }
  }

  return {
    ...draft,
    change: (part) => {
      draft.change(part)
      setFaults((before) => new Set([...before].filter((field) => !(field in part))))
    },
    discard: () => {
      draft.discard()
      setFaults(new Set())
    },
    faults,
    isSaving,
    hasFailed,
    submit,
  }
}
