/** The person's sessions; each can be ended, or all of them. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type MySession, signInEndpoints } from '#schema/session/sign-in.endpoints'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { signedOut } from '../core/session.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { confirmLeave } from '../core/unsaved.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { dayAndTime } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { Tag } from '../kit/Tag.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { keysText } from '../messages/entry/keys.ts'
import classes from './Keys.module.css'
import { useEndMySessionMutation, useEndMySessionsMutation } from './keys.api.ts'
import { deviceName } from './passkey-browser.ts'
import { useEndOthers } from './use-end-others.ts'

type Props = { readonly sessions: readonly MySession[] }

export const MySessions = ({ sessions }: Props) => {
  const text = useText(keysText)
  const timeZone = useTimeZone()
  const toast = useToast()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [end] = useEndMySessionMutation()
  const [endAll, { isLoading: isEndingAll }] = useEndMySessionsMutation()
  const { isEnding, endOthers } = useEndOthers()
  const [ending, setEnding] = useState<string | null>(null)
  const place = useKeptFocus<HTMLUListElement>(sessions.length)
  const thisFirst = sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
  const nameOf = ({ device }: MySession) => (device === undefined ? text.unknownDevice : deviceName(device))

  const endOne = async (session: MySession) => {
    setEnding(session.id)
    const { error } = await end({ sessionId: session.id })
    setEnding(null)
    if (error) toast({ title: text.sessionNotEnded, description: text.tryAgain, destructive: true })
    else toast({ title: text.sessionEnded, description: text.sessionEndedText(nameOf(session)) })
  }
  const leave = async () => {
    if (!(await confirmLeave())) return
    const { error } = await endAll()
    if (error) {
      toast({ title: text.allNotEnded, description: text.tryAgain, destructive: true })
      return
    }
    dispatch(signedOut('person'))
    await navigate('/')
  }

  return (
    <Panel title={text.sessions}>
      <div className={classes.stack}>
        <p className={classes.quiet}>{text.sessionsText}</p>
        <ul ref={place} className={classes.list} aria-label={text.sessions} tabIndex={-1}>
          {thisFirst.map((session) => (
            <li key={session.id} className={classes.row}>
              <span className={classes.what}>
                <span className={classes.name}>
                  {nameOf(session)}
                  {session.isThis && <Tag>{text.thisDevice}</Tag>}
                </span>
                <span className={classes.facts}>
                  {text.sessionFacts(
                    session.businessName,
                    dayAndTime(session.signedInAt, timeZone),
                    dayAndTime(session.lastSeenAt, timeZone),
                  )}
                </span>
              </span>
              {!session.isThis && (
                <MutationButton
                  call={signInEndpoints.endMySession}
                  text={text.endSession}
                  aria-label={text.endSessionOf(nameOf(session))}
                  isDisabled={ending !== null}
                  isBusy={ending === session.id}
                  onClick={() => endOne(session)}
                />
              )}
            </li>
          ))}
        </ul>
        <div className={classes.buttons}>
          {sessions.length > 1 && (
            <MutationButton
              call={signInEndpoints.endOtherSessions}
              text={text.endOthers}
              isBusy={isEnding}
              onClick={endOthers}
            />
          )}
          <MutationButton
            call={signInEndpoints.endMySessions}
            text={text.endAll}
            isBusy={isEndingAll}
            onClick={leave}
          />
        </div>
      </div>
    </Panel>
  )
}
