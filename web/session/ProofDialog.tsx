/** Asks for a passkey or an email code before a sensitive call; for the passkey alone where a business requires it. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useListPasskeysQuery } from './keys.api.ts'
import { canUsePasskeys, PasskeyCancelled } from './passkey-browser.ts'
import { useGetMeQuery } from './session.api.ts'
import { useProof } from './use-proof.ts'

type Props = { readonly onCancel: () => void }

const sixDigits = /^\d{6}$/

export const ProofDialog = ({ onCancel }: Props) => {
  const text = useText(keysText)
  const { data: me, refetch } = useGetMeQuery()
  const { data: passkeys = [] } = useListPasskeysQuery()
  const proof = useProof()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const takesCode = me?.provesByPasskey !== true
  const hasPasskey = passkeys.length > 0 && canUsePasskeys()

  const usePasskey = async () => {
    setIsAsking(true)
    setProblem(null)
    try {
      await proof.byPasskey()
    } catch (error) {
      if (!(error instanceof PasskeyCancelled))
        setProblem(takesCode ? text.passkeyFailed : text.passkeyRefused)
    }
    setIsAsking(false)
  }
  const sendCode = () => {
    setProblem(null)
    setCodeError(null)
    proof.sendCode().catch(() => {
      setProblem(text.proofFailed)
      // The rule of a business may have changed meanwhile.
      refetch()
    })
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.replaceAll(' ', '')
    setProblem(null)
    if (!sixDigits.test(typed)) return setCodeError(text.codeMissing)
    proof
      .byCode(typed)
      .catch(({ status }: { status?: number }) =>
        status === 400 ? setCodeError(text.codeWrong) : setProblem(text.proofFailed),
      )
  }

  return (
    <form noValidate onSubmit={confirm}>
      <DialogBody>
        <div className={classes.stack}>
          <p>{takesCode ? text.proofText : text.proofPasskeyOnly}</p>
          {problem !== null && (
            <p role="alert">
              <StatusMark meaning="risk">{problem}</StatusMark>
            </p>
          )}
          {hasPasskey && (
            <FocusableDisabledButton
              intent={proof.delivery === undefined ? 'primary' : 'none'}
              text={isAsking ? text.adding : text.usePasskey}
              isDisabled={isAsking}
              isBusy={isAsking}
              onClick={usePasskey}
            />
          )}
          {takesCode && proof.delivery !== undefined && (
            <>
              <p role="status">
                {proof.delivery === 'terminal' ? text.codePrinted : text.codeSent(me?.person?.email ?? '')}
              </p>
              <TextField
                label={text.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                error={codeError}
                value={code}
                onChange={(next) => {
                  setCode(next)
                  setCodeError(null)
                }}
              />
            </>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onCancel} />
            {takesCode && (
              <FocusableDisabledButton
                text={proof.delivery === undefined ? text.sendCode : text.sendAgain}
                intent={proof.delivery === undefined && !hasPasskey ? 'primary' : 'none'}
                isDisabled={proof.isSending}
                isBusy={proof.isSending}
                onClick={sendCode}
              />
            )}
            {takesCode && proof.delivery !== undefined && (
              <FocusableDisabledButton
                type="submit"
                intent="primary"
                text={text.confirm}
                isDisabled={proof.isChecking}
                isBusy={proof.isChecking}
              />
            )}
          </>
        }
      />
    </form>
  )
}
