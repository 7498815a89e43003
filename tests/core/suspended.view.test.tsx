/** A part that waits for its code is found, so that no story is checked without it. */
import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hasFallback } from './suspended.ts'
import { waitForStableDom } from './wait-for-screen.ts'

it('a part is on its way until it is shown', async () => {
  let arrive = (): void => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const Late = lazy(() => arrived.then(() => ({ default: () => <p>Here</p> })))
  await render(
    <main>
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </main>,
  )
  expect(hasFallback()).toBe(true)
  const complete = waitForStableDom(10)
  arrive()
  await complete
  await expect.element(page.getByText('Here')).toBeVisible()
  expect(hasFallback()).toBe(false)
})
