/** The sample on the sign-in page says what the café's own memos and advisories say. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { busyDay, quietDay, shiftMove } from '../../service/seed/cafe.plans.ts'
import { SampleBrief } from '../../web/session/SampleBrief.tsx'

it('moves the shift between the days that the demo business names', () => {
  const text = renderToStaticMarkup(createElement(SampleBrief)).replace(/<[^>]*>/g, '')
  expect(shiftMove.to.end).toBeLessThan(14)
  expect(text).toContain(`from ${quietDay} to ${busyDay} morning`)
})
