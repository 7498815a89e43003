/** Copies text to the clipboard and shows a toast for success or failure. */
import { useText } from '../../core/language.ts'
import { formText } from '../../messages/en/form.ts'
import { type Toast, useToast } from '../feedback/use-toast.ts'

/** Toasts that replace the default ones. */
type CopyToasts = { readonly done?: Toast; readonly failed?: Toast }

/** Returns a function that copies a text; its promise never rejects. */
export const useCopy = (): ((text: string, said?: CopyToasts) => Promise<void>) => {
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
