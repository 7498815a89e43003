/** The steps of the tour: on which screen each is, and what it points at. */
import type { SignedInPath } from '#schema/screens'
import { tourAddress, tourStepIn } from './tour-address.ts'

export type TourStep = {
  readonly key: 'figures' | 'chat' | 'briefs' | 'advisories' | 'log' | 'records'
  readonly path: SignedInPath
  /** Selectors of what the step points at; the first that is on the screen counts. */
  readonly anchors: readonly string[]
}

const header = '#content header'

/** All steps, in order. */
export const tourSteps: readonly TourStep[] = [
  { key: 'figures', path: '/dashboard', anchors: ['#content [data-grid-panel="figures"]', header] },
  { key: 'chat', path: '/dashboard', anchors: ['aside[data-beside]', '[data-tour="chat"]'] },
  { key: 'briefs', path: '/briefs', anchors: [header] },
  { key: 'advisories', path: '/nudges', anchors: ['#content article', header] },
  { key: 'log', path: '/audit', anchors: [header] },
  { key: 'records', path: '/connections', anchors: [header] },
]

/** A step with its place among all, and the addresses of its neighbours. */
export type TourPlace = {
  readonly step: TourStep
  /** From 1. */
  readonly number: number
  readonly back: string | undefined
  readonly next: string | undefined
}

const addressOf = (step: TourStep | undefined) => step && tourAddress(step.path, step.key)

/** The step at an address; undefined outside the tour, and on a screen that is not the step's. */
export const tourPlaceAt = (pathname: string, search: string): TourPlace | undefined => {
  const named = tourStepIn(search)
  const index = tourSteps.findIndex(({ key }) => key === named)
  const step = tourSteps[index]
  if (step === undefined || step.path !== pathname.replace(/\/$/, '')) return undefined
  return {
    step,
    number: index + 1,
    back: addressOf(tourSteps[index - 1]),
    next: addressOf(tourSteps[index + 1]),
  }
}
