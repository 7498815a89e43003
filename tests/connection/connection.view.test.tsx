import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import listConnections from '../../fixtures/connection/listConnections.json'
import {
  AdviserReads,
  AlreadyDisconnected,
  BankConnected,
  DisconnectError,
  Empty,
  Filled,
  LoadError,
  Loading,
  SignedOut,
} from '../../stories/connection/connection.stories.tsx'
import { setTimeZone } from '../../web/core/time-zone.ts'

const card = (name: string) => page.getByRole('article', { name, exact: true })
const confirm = (name: string) => page.getByRole('dialog', { name: `Disconnect ${name}?` })
const toast = (text: string) => page.getByText(text, { exact: true })
const tab = (name: string) => page.getByRole('tab', { name })

afterEach(() => setTimeZone(undefined))

describe('Integrations', () => {
  it('gives an adviser no way to import, connect or disconnect', async () => {
    await render(<AdviserReads />)
    await expect.element(page.getByRole('heading', { name: 'Bank Account' })).toBeVisible()
    expect(page.getByText('Import a file').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: /^(Connect|Disconnect)/ }).elements()).toHaveLength(0)
  })

  it('shows the eight in four tabs, with benefits and status', async () => {
    await render(<Filled />)
    await expect.element(card('Bank Account').getByText('Not connected')).toBeVisible()
    await expect.element(card('Accounting').getByText('Error')).toBeVisible()
    const reason = listConnections.body.find(({ type }) => type === 'accounting')?.failure ?? ''
    await expect.element(card('Accounting').getByText(reason)).toBeVisible()
    await expect.element(card('Payroll').getByRole('list', { name: 'What you get' })).toBeVisible()
    await tab('Operations').click()
    await expect.element(card('POS & Orders').getByText('Last sync 19 Nov 2026, 22:41')).toBeVisible()
    await expect.element(card('HR System')).toBeVisible()
    await tab('Marketing').click()
    await expect.element(card('Email Marketing')).toBeVisible()
    await expect.element(card('Social Media')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(card('Google Analytics')).toBeVisible()
  })

  it("shows times in the user's time zone", async () => {
    setTimeZone('Europe/Berlin')
    await render(<Filled />)
    await tab('Operations').click()
    await expect.element(card('POS & Orders').getByText('Last sync 19 Nov 2026, 13:41')).toBeVisible()
  })

  it('suggests a first integration when none is connected', async () => {
    await render(<Empty />)
    await expect
      .element(page.getByText('Nothing is connected yet. Start with the source of your figures.'))
      .toBeVisible()
  })

  it('shows a skeleton while loading', async () => {
    await render(<Loading />)
    await expect.element(page.getByRole('status', { name: 'Loading the integrations' })).toBeInTheDocument()
  })

  it('reports a failed load, and Try again loads it', async () => {
    await render(<LoadError />)
    await expect.element(page.getByText('The integrations could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(card('Payroll')).toBeVisible()
  })

  it('redirects to the login when the session has expired', async () => {
    await render(<SignedOut />)
    await expect.element(page.getByRole('button', { name: /Café/ })).toBeVisible()
  })
})

describe('disconnecting', () => {
  const ask = async () => {
    await card('Bank Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect.element(confirm('Bank Account')).toBeVisible()
  }
  const agree = () => confirm('Bank Account').getByRole('button', { name: 'Disconnect' }).click()

  it('asks for a confirmation, disconnects, and returns the focus to the card', async () => {
    await render(<BankConnected />)
    await ask()
    await agree()
    await expect.element(toast('Connection removed')).toBeVisible()
    await expect.element(card('Bank Account').getByText('Not connected')).toBeVisible()
    await expect.element(card('Bank Account')).toHaveFocus()
  })

  it('changes nothing when the dialog is closed', async () => {
    await render(<BankConnected />)
    await ask()
    await userEvent.keyboard('{Escape}')
    await expect.element(confirm('Bank Account')).not.toBeInTheDocument()
    await expect.element(card('Bank Account').getByRole('button', { name: 'Disconnect' })).toHaveFocus()
  })

  it('reports a failure, and keeps the dialog open', async () => {
    await render(<DisconnectError />)
    await ask()
    await agree()
    await expect.element(toast('Connection not removed')).toBeVisible()
    await expect.element(confirm('Bank Account').getByText(/^It is still connected/)).toBeVisible()
  })

  it('counts as done if somebody else was faster', async () => {
    await render(<AlreadyDisconnected />)
    await ask()
    await agree()
    await expect.element(toast('Connection removed')).toBeVisible()
    await expect.element(card('Bank Account').getByText('Not connected')).toBeVisible()
  })
})
