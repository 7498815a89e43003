/** Replaces the screens in a session opened without the passkey that the business requires. */
import { Button } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import type { Me } from '#schema/session/session'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { signedIn } from '../core/session.ts'
import { BusinessCover } from '../kit/BusinessCover.tsx'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { SplitPage } from '../kit/SplitPage.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { keysText } from '../messages/entry/keys.ts'
import { setupText } from '../messages/entry/setup.ts'
import classes from './Keys.module.css'
import {
  useListPasskeysQuery,
  useProveByPasskeyMutation,
  useRequestProofPasskeyMutation,
} from './keys.api.ts'
import { ProofRequest } from './ProofRequest.tsx'
import { askPasskey, canUsePasskeys, PasskeyCancelled } from './passkey-browser.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useSignOut } from './use-sign-out.ts'

type Props = {
  readonly businessName: string
  readonly needs: NonNullable<Me['needsPasskey']>
  /** Links to other businesses, which may not require a passkey. */
  readonly children?: ReactNode
}

export const PasskeyGate = ({ businessName, needs, children }: Props) => {
  const text = useText(keysText)
  const setup = useText(setupText)
  const dispatch = useAppDispatch()
  const signOut = useSignOut()
  const { data: passkeys = [] } = useListPasskeysQuery()
  const { isAdding, add } = useAddPasskey()
  const [request] = useRequestProofPasskeyMutation()
  const [prove] = useProveByPasskeyMutation()
  const [isAsking, setIsAsking] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const hasPasskey = passkeys.length > 0
  const title = text.gateTitle(businessName)

  const take = async () => {
    setIsAsking(true)
    setHasFailed(false)
    try {
      const session = await prove(await askPasskey(await request().unwrap())).unwrap()
      // A new session for all screens, because their earlier requests were refused.
      dispatch(signedIn(session))
    } catch (error) {
      setHasFailed(!(error instanceof PasskeyCancelled))
    }
    setIsAsking(false)
  }
  const make = async () => {
    if (await add()) setHasAdded(true)
  }
  return (
    <SplitPage
      isForm
      homeLabel={setup.home}
      asideLabel={setup.cover}
      aside={<BusinessCover name={businessName} />}
      isAsideWideOnly
    >
      <title>{`${title} | Jarvin`}</title>
      <div className={classes.gate}>
        <h1>{title}</h1>
        {!canUsePasskeys() ? (
          <>
            <p>{text.noPasskeysHere}</p>
            <div className={classes.buttons}>
              {children}
              <Button text={text.logOut} onClick={signOut} />
            </div>
          </>
        ) : (
          <>
            <p role="status">{hasAdded ? text.gateAdded : needs === 'add' ? text.gateAdd : text.gateUse}</p>
            {hasFailed && (
              <p role="alert">
                <StatusMark meaning="risk">{text.passkeyRefused}</StatusMark>
              </p>
            )}
            <div className={classes.buttons}>
              {hasPasskey && (
                <FocusableDisabledButton
                  intent="primary"
                  text={isAsking ? text.adding : text.usePasskey}
                  isDisabled={isAsking}
                  isBusy={isAsking}
                  onClick={take}
                />
              )}
              {needs === 'add' && !hasAdded && (
                <FocusableDisabledButton
                  intent={hasPasskey ? 'none' : 'primary'}
                  text={isAdding ? text.adding : text.addPasskey}
                  isDisabled={isAdding}
                  isBusy={isAdding}
                  onClick={make}
                />
              )}
              {children}
              <Button text={text.logOut} onClick={signOut} />
            </div>
            <ProofRequest />
            {needs === 'use' && <p className={classes.quiet}>{text.gateLost}</p>}
          </>
        )}
      </div>
    </SplitPage>
  )
}
