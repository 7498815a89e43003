/** Alerts: what moved beyond the usual, and what can be done with it. */
import { api } from '#schema/api'
import listAlertsEmpty from '../../fixtures/alert/listAlerts.empty.json'
import listAlerts from '../../fixtures/alert/listAlerts.json'
import listAlertsMarked from '../../fixtures/alert/listAlerts.marked.json'
import markAlertsUrgent from '../../fixtures/alert/markAlertsUrgent.json'
import muteAlertsAgain from '../../fixtures/alert/muteAlerts.again.json'
import muteAlerts from '../../fixtures/alert/muteAlerts.json'
import rateAlert from '../../fixtures/alert/rateAlert.json'
import snoozeAlert from '../../fixtures/alert/snoozeAlert.json'
import wakeAlertConflict from '../../fixtures/alert/wakeAlert.conflict.json'
import wakeAlert from '../../fixtures/alert/wakeAlert.json'
import watchSubject from '../../fixtures/alert/watchSubject.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Alerts' }

const route = '/alerts'
const me = replay('getMe', getMe)
const acts = [
  replayAny('snoozeAlert', snoozeAlert),
  replayAny('wakeAlert', wakeAlert),
  replayAny('rateAlert', rateAlert),
  replayAny('watchSubject', watchSubject),
  replayAny('muteAlerts', muteAlerts),
  replayAny('markAlertsUrgent', markAlertsUrgent),
]
const answers = [me, replayAny('listAlerts', listAlerts), ...acts]

export const Filled = story({ route, answers })

/** One is snoozed, the margin is watched and muted, and a subject is marked urgent. */
export const Marked = story({ route, answers: [me, replayAny('listAlerts', listAlertsMarked), ...acts] })

/** Somebody else ended the snooze first. */
export const Refused = story({
  route,
  answers: [
    me,
    replayAny('listAlerts', listAlertsMarked),
    replayAny('wakeAlert', wakeAlertConflict),
    replayAny('muteAlerts', muteAlertsAgain),
  ],
})

/** An adviser says whether an alert was useful, and decides nothing. */
export const Adviser = story({ route, answers: [replay('getMe', getMeAdviser), ...answers.slice(1)] })

export const Empty = story({ route, answers: [me, replayAny('listAlerts', listAlertsEmpty)] })

/** An adviser cannot import a file. */
export const EmptyAdviser = story({
  route,
  answers: [replay('getMe', getMeAdviser), replayAny('listAlerts', listAlertsEmpty)],
})

export const Loading = story({ route, answers: [me, neverRespond('listAlerts')] })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('listAlerts', unavailable, { once: true }), ...answers.slice(1)],
})

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'listAlerts',
      changed(listAlerts, api.listAlerts.output, (board) => ({
        ...board,
        alerts: board.alerts.map((alert, index) => ({
          ...alert,
          title: index === 0 ? unbroken(200) : longer(alert.title, 200),
          step: { text: longer(alert.step.text, 600), figures: [] },
        })),
        subjects: board.subjects.map((subject) => ({ ...subject, name: longer(subject.name, 100) })),
      })),
    ),
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
