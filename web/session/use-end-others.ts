/** Ends the user's sessions on other devices; also offered in a toast after a change of sign-in. */
import { useText } from '../core/language.ts'
import { type Toast, useToast } from '../kit/feedback/use-toast.ts'
import { keysText } from '../messages/entry/keys.ts'
import { useEndOtherSessionsMutation } from './keys.api.ts'

type EndOthers = {
  readonly isEnding: boolean
  readonly endOthers: () => Promise<void>
  readonly action: NonNullable<Toast['action']>
}

export const useEndOthers = (): EndOthers => {
  const text = useText(keysText)
  const toast = useToast()
  const [end, { isLoading: isEnding }] = useEndOtherSessionsMutation()
  const endOthers = async () => {
    const { error } = await end()
    if (error) toast({ title: text.allNotEnded, description: text.tryAgain, destructive: true })
    else toast({ title: text.othersEnded, description: text.othersEndedText })
  }
  return { isEnding, endOthers, action: { label: text.endOthers, onAct: () => void endOthers() } }
}
