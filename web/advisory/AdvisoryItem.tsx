/** An advisory that can be accepted or dismissed: shows the result at once, sends it, and reports failures. */
import type { SerializedError } from '@reduxjs/toolkit'
import { parseISO } from 'date-fns'
import { useRef } from 'react'
import type { Advisory } from '#schema/advisory/advisory'
import { type CallError, mayHaveBeenRecorded } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { type Toast, useToast } from '../kit/feedback/use-toast.ts'
import { weekdayAndDay } from '../kit/formats.ts'
import { advisoryText } from '../messages/en/advisory.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import {
  useAcceptAdvisoryMutation,
  useDeferAdvisoryMutation,
  useDismissAdvisoryMutation,
  useReopenAdvisoryMutation,
} from './advisory.api.ts'

type Props = {
  readonly advisory: Advisory
  /** True when the current address names this advisory. */
  readonly isNamed: boolean
  /** Called when the advisory shows as settled: its buttons are gone, and it may have left the list. */
  readonly onSettled: () => void
  /** Called when the change was not recorded and has been reverted. */
  readonly onReverted: () => void
  /** Called when the data may be stale: the advisory was already settled, or the result is unknown. */
  readonly onOutdated: () => void
  /** Opens the chat about it; undefined without a chat. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

type Answer = PromiseLike<{ readonly data?: Advisory; readonly error?: CallError | SerializedError }>

const statusOf = (error: object): unknown => ('status' in error ? error.status : undefined)

export const AdvisoryItem = (props: Props) => {
  const { advisory, isNamed, onSettled, onReverted, onOutdated, onAsk, zone } = props
  const text = useText(advisoryText)
  const toast = useToast()
  const [accept] = useAcceptAdvisoryMutation()
  const [dismiss] = useDismissAdvisoryMutation()
  const [reopen] = useReopenAdvisoryMutation()
  const [defer] = useDeferAdvisoryMutation()
  // Ignores a second press before the buttons disappear in the next frame.
  const isSent = useRef(false)

  const send = async (answer: () => Answer, success: Toast) => {
    if (isSent.current) return
    isSent.current = true
    const answering = answer()
    onSettled()
    const { error } = await answering
    isSent.current = false
    if (error === undefined) {
      toast(success)
    } else if (statusOf(error) === 409) {
      toast({ title: text.alreadyDecided, description: text.alreadyDecidedText })
      onOutdated()
    } else if (mayHaveBeenRecorded(error)) {
      toast({ title: text.noResponse, description: text.noResponseText, destructive: true })
      onOutdated()
    } else {
      toast({ title: text.notRecorded, description: text.notRecordedText, destructive: true })
      onReverted()
    }
  }

  // A failed Undo is not retried: the toast reports it, and the menu can still take the answer back.
  const undo = {
    label: text.undo,
    onAct: async () => {
      const { error } = await reopen({ advisoryId: advisory.id })
      toast(
        error
          ? { title: text.notRecorded, description: text.notRecordedText, destructive: true }
          : { title: text.undone },
      )
      if (error) onOutdated()
    },
  }
  const dismissWith = (reason: string) =>
    send(() => dismiss({ advisoryId: advisory.id, ...(reason && { reason }) }), {
      title: text.dismissedTitle,
      action: undo,
    })
  return (
    <AdvisoryCard
      advisory={advisory}
      isNamed={isNamed}
      zone={zone}
      onAsk={onAsk && (() => onAsk(advisory))}
      onAccept={() =>
        send(() => accept({ advisoryId: advisory.id }), {
          title: text.acknowledged,
          description: text.acknowledgedText,
          next: text.nextStep,
          action: undo,
        })
      }
      onDismiss={dismissWith}
      onDefer={(until) =>
        send(() => defer({ advisoryId: advisory.id, until }), {
          title: text.deferredTitle,
          description: text.deferredText(weekdayAndDay(parseISO(until))),
        })
      }
    />
  )
}
