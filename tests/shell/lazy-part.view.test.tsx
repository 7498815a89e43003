import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart } from '../../web/shell/lazy-part.ts'

const inSuspense = async (Part: ReturnType<typeof lazyPart>) =>
  render(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  )

it('shows the part once its code has come', async () => {
  await inSuspense(lazyPart(async () => () => <p>The part</p>))
  await expect.element(page.getByText('The part')).toBeVisible()
})

it('says so where its code cannot be fetched, and offers to load the page again', async () => {
  await inSuspense(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))))
  await expect.element(page.getByRole('alert')).toHaveTextContent('This screen could not be shown')
  await expect.element(page.getByRole('button', { name: 'Load it again' })).toBeVisible()
})
