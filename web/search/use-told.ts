/** Tells how a change of something saved went, with a way back. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { searchText } from '../messages/finding/search.ts'

type Answer<A> = { readonly data?: A; readonly error?: CallError | SerializedError }

type Words<A> = {
  readonly done: (saved: A) => string
  readonly failed: string
  readonly undo?: (saved: A) => unknown
}

/** The reason of a refusal: what is wrong with the first field, or what the service says of the whole. */
const reasonOf = (error: CallError | SerializedError | undefined): string | undefined => {
  if (error === undefined || !('status' in error)) return undefined
  const { status, problem } = error
  const wrong = status === 400 ? problem?.errors?.[0] : undefined
  return wrong ? `${wrong.field} ${wrong.message}.` : problem?.detail
}

/** Returns a function that shows the answer as a toast; it returns true if the change was made. */
export const useTold = () => {
  const text = useText(searchText)
  const toast = useToast()
  return <A>({ data, error }: Answer<A>, { done, failed, undo }: Words<A>): boolean => {
    if (data === undefined) {
      toast({ title: failed, description: reasonOf(error) ?? text.nothingLost, destructive: true })
      return false
    }
    toast({
      title: done(data),
      ...(undo ? { action: { label: text.undo, onAct: () => void undo(data) } } : {}),
    })
    return true
  }
}
