/** Puts a text on the clipboard and says so, or that the browser would not have it. */
import { useText } from '../../core/language.ts'
import { formText } from '../../messages/en/form.ts'
import { type Toast, useToast } from '../feedback/use-toast.ts'

/** What is said of it, where the usual words do not fit. */
type Said = { readonly done?: Toast; readonly failed?: Toast }

/** Copies a text; it never rejects. */
export const useCopy = (): ((text: string, said?: Said) => Promise<void>) => {
  const words = useText(formText)
  const toast = useToast()
  return async (text, { done, failed } = {}) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(done ?? { title: words.copied })
    } catch {
      toast({ title: words.notCopied, description: words.notCopiedText, ...failed, destructive: true })
    }
  }
}
