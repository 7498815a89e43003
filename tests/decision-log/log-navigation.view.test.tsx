import { getResponse } from 'msw'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay } from '../../fixtures/core/replay.ts'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditNewer from '../../fixtures/decision-log/listAudit.newer.json'
import listAuditOlder from '../../fixtures/decision-log/listAudit.older.json'
import { createStore } from '../../web/core/store.ts'
import { DecisionLogScreen } from '../../web/decision-log/DecisionLogScreen.tsx'
import { SidePanelHost } from '../../web/kit/overlays/SidePanelHost.tsx'

const answers = [listAudit, listAuditOlder, listAuditNewer].map((fixture) => replay('listAudit', fixture))
const newest = listAudit.body[0]?.position ?? 0
const oldest = listAudit.body.at(-1)?.position ?? 0

const Screen = () => (
  <SidePanelHost>
    {({ ref }) => (
      <>
        <DecisionLogScreen showIdentifiers />
        <div ref={ref} />
      </>
    )}
  </SidePanelHost>
)

it('keeps page and open event in the address, and Back retraces them', async () => {
  const fetch = async (request: Request) => (await getResponse(answers, request)) ?? Response.error()
  const store = createStore({ fetch, storage: window.localStorage })
  const router = createMemoryRouter([{ path: '/audit', Component: Screen }], { initialEntries: ['/audit'] })
  const address = () => router.state.location.search
  const drawer = page.getByRole('complementary', { name: 'Event' })
  await render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await page.getByRole('row').nth(1).getByRole('button').click()
  await expect.poll(address).toBe(`?event=${newest}`)
  await expect.element(drawer.getByRole('heading', { level: 2 })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(address).toBe(`?event=${newest - 1}`)
  await router.navigate(-1)
  await expect.element(drawer).not.toBeInTheDocument()
  expect(address()).toBe('')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(address).toBe(`?before=${oldest}`)
  await page.getByRole('row').nth(1).getByRole('button').click()
  await expect.poll(address).toBe(`?before=${oldest}&event=${oldest - 1}`)
  await expect.element(drawer.getByRole('heading', { level: 2 })).toHaveFocus()
  // The first event of this page; the next newer one is on the previous page.
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(address).toBe(`?after=${oldest - 1}&event=${oldest}`)
  await expect.element(drawer.getByRole('heading', { level: 2 })).toBeVisible()
})
