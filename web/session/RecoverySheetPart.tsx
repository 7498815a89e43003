/** The recovery sheet: number of codes left and, right after creation, the codes themselves. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { RecoverySheet } from '#schema/session/passkey'
import { passkeyEndpoints } from '#schema/session/passkey.endpoints'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { signInWay } from '../core/sign-in-way.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useCopy } from '../kit/controls/use-copy.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { longDay, mediumDay } from '../kit/formats.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useMakeRecoverySheetMutation } from './keys.api.ts'
import { useEndOthers } from './use-end-others.ts'

type Props = {
  readonly sheet: RecoverySheet
  /** Owner of the sheet, for the print-out. */
  readonly personName: string
}

export const RecoverySheetPart = ({ sheet: { left, madeAt }, personName }: Props) => {
  const text = useText(keysText)
  const timeZone = useTimeZone()
  const toast = useToast()
  const copy = useCopy()
  const { action } = useEndOthers()
  const [make, { isLoading }] = useMakeRecoverySheetMutation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const place = useKeptFocus<HTMLElement>(codes)

  const makeSheet = async () => {
    const { data } = await make()
    if (data) {
      setCodes(data.codes)
      toast({ title: text.sheetMade, description: text.sheetMadeText, action })
    } else toast({ title: text.sheetNotMade, description: text.tryAgain, destructive: true })
  }

  if (codes !== null)
    return (
      <section ref={place} className={classes.sheet} aria-label={text.sheetTitle} tabIndex={-1}>
        <h3>{text.sheetTitle}</h3>
        <p className={classes.facts}>{text.sheetFor(personName, longDay(now(), timeZone))}</p>
        <p role="status">{text.sheetOnce}</p>
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className={classes.quiet}>{text.sheetHow}</p>
        <div className={classes.buttons}>
          <Button text={text.print} onClick={() => window.print()} />
          <Button text={text.copy} onClick={() => copy(codes.join('\n'), { done: { title: text.copied } })} />
          <Button intent="primary" text={text.done} onClick={() => setCodes(null)} />
        </div>
      </section>
    )
  return (
    <section ref={place} className={classes.stack} aria-label={text.sheetTitle} tabIndex={-1}>
      <p className={classes.quiet}>{signInWay() === 'terminal' ? text.sheetTextTerminal : text.sheetText}</p>
      <p>{madeAt ? text.sheetLeft(left, mediumDay(madeAt, timeZone)) : text.noSheet}</p>
      <MutationButton
        call={passkeyEndpoints.makeRecoverySheet}
        text={madeAt ? text.replaceSheet : text.makeSheet}
        isBusy={isLoading}
        onClick={makeSheet}
      />
    </section>
  )
}
