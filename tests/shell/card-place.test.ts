import { describe, expect, it } from 'vitest'
import { cardPlace } from '../../web/shell/tour/card-place.ts'
import { tourPlaceAt, tourSteps } from '../../web/shell/tour/tour-steps.ts'

const area = { left: 12, top: 12, right: 1428, bottom: 888 }
const card = { width: 340, height: 160 }
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
})

describe('the card of a step', () => {
  it.each([
    ['below what it points at', box(88, 230, 970, 280), { left: 88, top: 522 }],
    ['above it at the end of a screen', box(88, 700, 970, 150), { left: 88, top: 528 }],
    ['at its left, beside a column', box(1094, 56, 346, 844), { left: 742, top: 56 }],
    ['at its right, at the other edge', box(0, 0, 56, 900), { left: 68, top: 12 }],
    ['within the window', box(1300, 230, 120, 40), { left: 1088, top: 282 }],
    ['at the bottom right, where it fills the screen', box(0, 0, 1440, 900), { left: 1088, top: 728 }],
    ['at the bottom right, without an anchor', undefined, { left: 1088, top: 728 }],
  ])('is %s', (_, anchor, corner) => {
    expect(cardPlace(anchor, card, area)).toEqual(corner)
  })
})

describe('the address of a step', () => {
  it('leads through all steps and back', () => {
    const walk = (from: string | undefined, way: 'next' | 'back'): readonly string[] => {
      if (from === undefined) return []
      const [pathname = '', search = ''] = from.split('?')
      const place = tourPlaceAt(pathname, `?${search}`)
      return place ? [place.step.key, ...walk(place[way], way)] : ['lost']
    }
    const keys = tourSteps.map(({ key }) => key)
    expect(walk('/dashboard?tour=figures', 'next')).toEqual(keys)
    expect(walk('/connections?tour=records', 'back')).toEqual(keys.toReversed())
  })

  it.each([
    ['/briefs', '?tour=figures'],
    ['/briefs', '?tour=nothing'],
    ['/briefs', ''],
  ])('%s%s is no step', (pathname, search) => {
    expect(tourPlaceAt(pathname, search)).toBeUndefined()
  })
})
