/** Adds a passkey on this device: gets options from the service, creates the passkey, and registers it. */
import { useState } from 'react'
import { useText } from '../core/language.ts'
import { type Toast, useToast } from '../kit/feedback/use-toast.ts'
import { keysText } from '../messages/entry/keys.ts'
import { useAddPasskeyMutation, useRequestNewPasskeyMutation } from './keys.api.ts'
import { deviceName, makePasskey, PasskeyCancelled, PasskeyKnown } from './passkey-browser.ts'

/**
 * `add` never rejects; a toast reports the result, unless the user cancelled, and offers `action` after
 * success. Resolves to true on success.
 */
export const useAddPasskey = (
  action?: Toast['action'],
): { readonly isAdding: boolean; readonly add: () => Promise<boolean> } => {
  const text = useText(keysText)
  const toast = useToast()
  const [request] = useRequestNewPasskeyMutation()
  const [save] = useAddPasskeyMutation()
  const [isAdding, setIsAdding] = useState(false)

  const add = async () => {
    setIsAdding(true)
    try {
      const made = await makePasskey(await request().unwrap())
      await save({ ...made, name: deviceName(navigator.userAgent) }).unwrap()
      toast({
        title: text.passkeyAdded,
        description: text.passkeyAddedText,
        ...(action ? { action } : {}),
      })
      return true
    } catch (error) {
      if (error instanceof PasskeyKnown) toast({ title: text.passkeyKnown })
      else if (!(error instanceof PasskeyCancelled))
        toast({ title: text.passkeyNotAdded, description: text.tryAgain, destructive: true })
      return false
    } finally {
      setIsAdding(false)
    }
  }
  return { isAdding, add }
}
