/** A person's passkeys, with buttons to add and remove them. */
import { useState } from 'react'
import type { Passkey } from '#schema/session/passkey'
import { passkeyEndpoints } from '#schema/session/passkey.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { dayAndTime, mediumDay } from '../kit/formats.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useRemovePasskeyMutation } from './keys.api.ts'
import { canUsePasskeys } from './passkey-browser.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useEndOthers } from './use-end-others.ts'

type Props = { readonly passkeys: readonly Passkey[] }

export const PasskeyList = ({ passkeys }: Props) => {
  const text = useText(keysText)
  const timeZone = useTimeZone()
  const toast = useToast()
  const { action } = useEndOthers()
  const { isAdding, add } = useAddPasskey(action)
  const [remove] = useRemovePasskeyMutation()
  const [removing, setRemoving] = useState<string | null>(null)
  const canAdd = canUsePasskeys()
  const place = useKeptFocus<HTMLElement>(passkeys.length)

  const take = async (passkeyId: Passkey['id']) => {
    setRemoving(passkeyId)
    const { error } = await remove({ passkeyId })
    setRemoving(null)
    if (error) toast({ title: text.passkeyNotRemoved, description: text.tryAgain, destructive: true })
    else toast({ title: text.passkeyRemoved, description: text.passkeyRemovedText, action })
  }

  return (
    <section ref={place} className={classes.stack} tabIndex={-1} aria-label={text.passkeys}>
      {passkeys.length === 0 ? (
        <p className={classes.quiet}>{canAdd ? text.noPasskeys : text.noPasskeysHere}</p>
      ) : (
        <ul className={classes.list}>
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id} className={classes.row}>
              <span className={classes.what}>
                <span className={classes.name}>{name}</span>
                <span className={classes.facts}>
                  {text.added(mediumDay(addedAt, timeZone))}
                  {' · '}
                  {lastUsedAt ? text.lastUsed(dayAndTime(lastUsedAt, timeZone)) : text.neverUsed}
                </span>
              </span>
              <MutationButton
                call={passkeyEndpoints.removePasskey}
                text={text.remove}
                aria-label={text.removePasskey(name)}
                isDisabled={removing !== null}
                isBusy={removing === id}
                onClick={() => take(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <MutationButton
          call={passkeyEndpoints.addPasskey}
          intent={passkeys.length === 0 ? 'primary' : 'none'}
          text={isAdding ? text.adding : text.addPasskey}
          isBusy={isAdding}
          onClick={add}
        />
      )}
    </section>
  )
}
