/** Stories of a dialog by itself, over the Briefs screen. */
import type { ReactNode } from 'react'
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screensOf, signedInScreens } from '../../web/shell/screens.tsx'
import { screenAnswers } from './screen-answers.ts'
import { type Story, type StorySetting, story } from './story.tsx'

/** The product with `Screen` at the address of the Briefs. */
export const overBriefs = (Screen: () => ReactNode, more: Partial<StorySetting> = {}): Story =>
  story({
    route: '/briefs',
    answers: [replay('getMe', getMe), ...screenAnswers],
    routes: screensOf({ ...signedInScreens, '/briefs': { load: () => Promise.resolve(Screen) } }),
    ...more,
  })
