/** Sends files from anywhere on the signed-in screens. */
import { useAppDispatch } from '../core/hooks.ts'
import { sendFile } from './import-thunks.ts'

/** Who may bring in files here: no one in a demo, and not every role. */
export type ImportAccess = {
  readonly may: 'yes' | 'not-in-demo' | 'not-in-role'
  /** Business that the files are for. */
  readonly business: string
}

/** Returns a function that sends a file; the Imports screen shows its progress. */
export const useSendFile = ({ business }: ImportAccess): ((file: File) => void) => {
  const dispatch = useAppDispatch()
  return (file) => void dispatch(sendFile(file, business))
}
