/** The dialog that asks how to use a style. */
import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/long-texts.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Signed in/Executive styles/Install dialog' }

const me = replay('getMe', getMe)
const around = [me, replay('listPersonas', listPersonas)]
const install: readonly Step[] = [{ press: 'Install', inside: '[role=dialog]' }]

const opened = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route: '/app-store', answers: around, acts: [{ press: 'Choose' }, ...acts], ...more })

export const Open = opened()
export const InProgress = opened({ answers: [...around, neverRespond('selectPersona')], acts: install })
export const Failed = opened({
  answers: [...around, replayAny('selectPersona', unavailable)],
  acts: install,
})
export const LongText = opened({
  answers: [
    me,
    replayAny(
      'listPersonas',
      changed(listPersonas, api.listPersonas.output, (all) =>
        all.map((one) => ({ ...one, name: longer(one.name, 80) })),
      ),
    ),
  ],
})
export const Dark = opened({ theme: 'dark' })
export const Narrow = opened({ width: 390 })
Narrow.storyName = '390'
