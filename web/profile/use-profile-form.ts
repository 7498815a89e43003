/** Editing and saving a profile: validates before sending and never loses input. */
import type { SerializedError } from '@reduxjs/toolkit'
import type * as t from 'io-ts'
import { type FormEvent, useRef, useState } from 'react'
import { decodeInput } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { type Draft, useDraft } from '../core/use-draft.ts'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { profileText } from '../messages/en/profile.ts'

type ProfileFormOptions<F extends object, Fields> = {
  /** The saved values as form values. */
  readonly loaded: F
  /** Key under which unsaved edits survive an expired session. */
  readonly draftKey: string | undefined
  readonly fieldsOf: (form: F) => Fields
  readonly codec: t.Type<Fields, unknown, unknown>
  readonly save: (fields: Fields) => PromiseLike<{ readonly error?: CallError | SerializedError }>
  /** Toast after saving. */
  readonly success: { readonly title: string; readonly description: string }
}

/** State and actions of a profile form. */
export type ProfileForm<F extends object> = Omit<Draft<F>, 'markSaved'> & {
  /** Names of fields with invalid values. */
  readonly invalidFields: ReadonlySet<string>
  readonly isSaving: boolean
  /** The last attempt to save failed. */
  readonly hasFailed: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

const namesOf = (errors: readonly { readonly field: string }[] | undefined): ReadonlySet<string> =>
  new Set((errors ?? []).map(({ field }) => field.split('.')[0] ?? field))

export const useProfileForm = <F extends object, Fields>(
  options: ProfileFormOptions<F, Fields>,
): ProfileForm<F> => {
  const { loaded, draftKey, fieldsOf, codec, save, success } = options
  const text = useText(profileText)
  const toast = useToast()
  const { markSaved, ...draft } = useDraft(loaded, draftKey)
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Ignores a second press before the first has rendered.
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const element = event.currentTarget
    const sent = draft.form
    const fields = fieldsOf(sent)
    const decoded = decodeInput(codec, fields)
    if (E.isLeft(decoded)) {
      setInvalidFields(namesOf(decoded.left.errors))
      focusFirstInvalid(element)
      return
    }
    isUnderWay.current = true
    setSaving(true)
    const { error } = await save(fields)
    isUnderWay.current = false
    setSaving(false)
    setFailed(error !== undefined)
    setInvalidFields(namesOf(error !== undefined && 'problem' in error ? error.problem?.errors : undefined))
    if (error === undefined) {
      markSaved(sent)
      toast(success)
    } else {
      toast({ title: text.error, description: text.notSaved, destructive: true })
      focusFirstInvalid(element)
    }
  }

  return {
    ...draft,
    change: (part) => {
      draft.change(part)
      setInvalidFields((before) => new Set([...before].filter((field) => !(field in part))))
    },
    discard: () => {
      draft.discard()
      setInvalidFields(new Set())
    },
    invalidFields,
    isSaving,
    hasFailed,
    submit,
  }
}
