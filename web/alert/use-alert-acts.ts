/** Actions on alerts: each is recorded and can be undone from its toast. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { Alert, AlertMark, AlertSubject } from '#schema/alert/alert'
import type { IsoDate } from '#schema/core/scalars'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { alertText } from '../messages/en/digest.ts'
import {
  useMarkAlertsUrgentMutation,
  useMuteAlertsMutation,
  useRateAlertMutation,
  useSnoozeAlertMutation,
  useWakeAlertMutation,
  useWatchSubjectMutation,
} from './alert.api.ts'

type Act = () => PromiseLike<{ readonly data?: AlertMark; readonly error?: CallError | SerializedError }>
type Named = Pick<AlertSubject, 'subject' | 'name'>

export const useAlertActs = () => {
  const text = useText(alertText)
  const toast = useToast()
  const [snooze] = useSnoozeAlertMutation()
  const [wake] = useWakeAlertMutation()
  const [rate] = useRateAlertMutation()
  const [mute] = useMuteAlertsMutation()
  const [markUrgent] = useMarkAlertsUrgentMutation()
  const [watch] = useWatchSubjectMutation()

  /** True if it was recorded. */
  const send = async (
    act: Act,
    title: string,
    undo?: { readonly act: Act; readonly title: string },
  ): Promise<boolean> => {
    const { error } = await act()
    if (error) toast({ title: text.notRecorded, description: text.notRecordedText, destructive: true })
    else
      toast({
        title,
        ...(undo ? { action: { label: text.undo, onAct: () => void send(undo.act, undo.title) } } : {}),
      })
    return error === undefined
  }

  return {
    snooze: ({ id: alertId }: Alert, until: IsoDate) =>
      send(() => snooze({ alertId, until }), text.done.snoozed, {
        act: () => wake({ alertId }),
        title: text.done.woken,
      }),
    wake: ({ id: alertId, snoozedUntil: until }: Alert) =>
      send(
        () => wake({ alertId }),
        text.done.woken,
        until && { act: () => snooze({ alertId, until }), title: text.done.snoozed },
      ),
    rate: ({ id: alertId, isUseful: before }: Alert, isUseful: boolean) =>
      send(() => rate({ alertId, isUseful }), text.done.rated, {
        act: () => rate({ alertId, ...(before === undefined ? {} : { isUseful: before }) }),
        title: text.done.unrated,
      }),
    mute: ({ subject, name }: Named, isMuted: boolean) => {
      const said = (muted: boolean) => (muted ? text.done.muted(name) : text.done.unmuted(name))
      return send(() => mute({ subject, isMuted }), said(isMuted), {
        act: () => mute({ subject, isMuted: !isMuted }),
        title: said(!isMuted),
      })
    },
    watch: ({ subject, name }: Named, isWatched: boolean) => {
      const said = (watched: boolean) => (watched ? text.done.watched(name) : text.done.unwatched(name))
      return send(() => watch({ subject, isWatched }), said(isWatched), {
        act: () => watch({ subject, isWatched: !isWatched }),
        title: said(!isWatched),
      })
    },
    markUrgent: ({ subject, name }: Named, isUrgent: boolean) => {
      const said = (urgent: boolean) => (urgent ? text.done.urgent(name) : text.done.notUrgent(name))
      return send(() => markUrgent({ subject, isUrgent }), said(isUrgent), {
        act: () => markUrgent({ subject, isUrgent: !isUrgent }),
        title: said(!isUrgent),
      })
    },
  }
}

export type AlertActs = ReturnType<typeof useAlertActs>
