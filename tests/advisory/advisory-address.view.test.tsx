import { getResponse } from 'msw'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { replay } from '../../fixtures/core/replay.ts'
import { AdvisoriesScreen } from '../../web/advisory/AdvisoriesScreen.tsx'
import { createStore } from '../../web/core/store.ts'
import { clickLabel } from '../core/click-label.ts'

const answers = [replay('listAdvisories', listAdvisories)]

it('stores every choice in the address, and Back undoes them one by one', async () => {
  const fetch = async (request: Request) => (await getResponse(answers, request)) ?? Response.error()
  const store = createStore({ fetch, storage: window.localStorage })
  const router = createMemoryRouter([{ path: '/nudges', Component: AdvisoriesScreen }], {
    initialEntries: ['/nudges?from=mail'],
  })
  const address = () => router.state.location.search
  await render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Normal').click()
  await expect.poll(address).toBe('?from=mail&tab=low')
  await page.getByLabelText('Sort').selectOptions('date')
  await expect.poll(address).toBe('?from=mail&tab=low&sort=date')
  await clickLabel(page.getByRole('radio', { name: 'New' }))
  await expect.poll(address).toBe('?from=mail&tab=low&sort=date&filter=new')
  await router.navigate(-2)
  await expect.poll(address).toBe('?from=mail&tab=low')
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect.element(page.getByLabelText('Sort')).toHaveValue('priority')
  await router.navigate(-1)
  await expect.element(tab('Urgent')).toHaveAttribute('aria-selected', 'true')
})
