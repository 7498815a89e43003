/** Offers a passkey after sign-in to a person without one, until they add one or decline. */
import { Button } from '@blueprintjs/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { focusScreen } from '../kit/use-kept-focus.ts'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useListPasskeysQuery } from './keys.api.ts'
import { canUsePasskeys } from './passkey-browser.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useEndOthers } from './use-end-others.ts'

/** Local storage key of the user's "not now" in this browser. */
const declinedKey = 'passkeyDeclined'

export const PasskeyOffer = () => {
  const text = useText(keysText)
  const [isDeclined, setIsDeclined] = useState(
    () => !canUsePasskeys() || window.localStorage.getItem(declinedKey) !== null,
  )
  const { data: passkeys } = useListPasskeysQuery(undefined, { skip: isDeclined })
  const { isAdding, add } = useAddPasskey(useEndOthers().action)
  const isAsOf = useIsAsOf()
  const isShown = !isDeclined && !isAsOf && passkeys?.length === 0
  const wasShown = useRef(false)
  useLayoutEffect(() => {
    // The pressed button is gone.
    if (wasShown.current && !isShown) focusScreen()
    wasShown.current = isShown
  }, [isShown])
  if (!isShown) return null
  const decline = () => {
    window.localStorage.setItem(declinedKey, 'yes')
    setIsDeclined(true)
  }
  return (
    <section className={classes.offer} aria-label={text.offerTitle}>
      <div className={classes.what}>
        <span className={classes.name}>{text.offerTitle}</span>
        <p className={classes.facts}>{text.offerText}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="minimal" text={text.notNow} onClick={decline} />
        <FocusableDisabledButton
          text={isAdding ? text.adding : text.addPasskey}
          isDisabled={isAdding}
          isBusy={isAdding}
          onClick={add}
        />
      </div>
    </section>
  )
}
