/** Setup; its last step creates a passkey if the browser supports them. */
import { SetupScreen } from '../people/setup/SetupScreen.tsx'
import { canUsePasskeys } from '../session/passkey-browser.ts'
import { useAddPasskey } from '../session/use-add-passkey.ts'

export const SetupRoute = () => {
  const { add } = useAddPasskey()
  return <SetupScreen addPasskey={canUsePasskeys() ? add : undefined} />
}
