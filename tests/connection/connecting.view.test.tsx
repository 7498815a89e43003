import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import createConnectionConflict from '../../fixtures/connection/createConnection.conflict.json'
import listConnectionsAdded from '../../fixtures/connection/listConnections.added.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import {
  ConnectConflict,
  ConnectError,
  ConnectReplyLost,
  Filled,
  Reconnect,
  SetupOpen,
} from '../../stories/connection/connection.stories.tsx'
import { story } from '../../stories/core/story.tsx'
import { api } from '../../web/core/api.ts'
import type { Store } from '../../web/core/store.ts'

const card = (name: string) => page.getByRole('article', { name, exact: true })
const setup = (name: string) => page.getByRole('dialog', { name: `Connect ${name}` })
const toast = (text: string) => page.getByText(text, { exact: true })
const field = (name: string) => page.getByLabelText(name)

const fillBank = async () => {
  await field('Bank name').fill('Harbour Bank')
  await field('Account number').fill('062-000 1234 5678')
}

describe('connecting', () => {
  it('asks for the setup, masks secrets, and shows them on demand', async () => {
    await render(<Filled />)
    await card('Bank Account').getByRole('button', { name: 'Connect' }).click()
    await expect.element(setup('Bank Account')).toBeVisible()
    await expect.element(field('Bank name')).toHaveAttribute('required')
    await expect.element(field('Account number')).toHaveAttribute('type', 'password')
    await expect.element(field('Account number')).toHaveAttribute('autocomplete', 'off')
    await fillBank()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.element(field('Account number')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect.element(field('Account number')).toHaveAttribute('type', 'password')
  })

  it('connects, confirms it, and keeps none of the input', async () => {
    await render(<SetupOpen />)
    await fillBank()
    await setup('Bank Account').getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.element(toast('Connection created')).toBeVisible()
    await expect.element(toast('Your integration has been successfully set up.')).toBeVisible()
    await expect.element(setup('Bank Account')).not.toBeInTheDocument()
    await expect.element(card('Bank Account').getByText('Waiting', { exact: true })).toBeVisible()
    await expect.element(card('Bank Account').getByText('Waiting for the first sync')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })

  it('never puts input into the store', async () => {
    let store: Store | undefined
    const Shown = story({
      route: '/connections?connect=bank_account',
      before: (own) => {
        store = own
      },
      answers: [
        replay('getMe', getMe),
        replay('listConnections', listConnections),
        replayAny('listFeeds', listFeedsWaiting),
        replayAny('createConnection', unavailable),
      ],
    })
    await render(<Shown />)
    await fillBank()
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Connection failed')).toBeVisible()
    const held = JSON.stringify(store?.getState())
    expect(held).toContain('accounting')
    expect(held).not.toContain('062-000')
  })

  it('allows empty fields', async () => {
    await render(<SetupOpen />)
    await setup('Bank Account').getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.element(toast('Connection created')).toBeVisible()
  })

  it.each([
    ['the service cannot', ConnectError],
    ['no answer comes', ConnectReplyLost],
  ])('reports a failure when %s, and keeps every character typed', async (_, Shown) => {
    await render(<Shown />)
    await fillBank()
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Connection failed')).toBeVisible()
    await expect.element(toast('There was an error setting up the integration.')).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field('Bank name')).toHaveValue('Harbour Bank')
    await expect.element(field('Account number')).toHaveValue('062-000 1234 5678')
  })

  it('works on the second try after a lost reply', async () => {
    await render(<ConnectReplyLost />)
    await fillBank()
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Connection failed')).toBeVisible()
    await setup('Bank Account').getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.element(toast('Connection created')).toBeVisible()
  })

  it('stays open if somebody else connects it first, and returns the focus on closing', async () => {
    let store: Store | undefined
    const Shown = story({
      route: '/connections',
      before: (own) => {
        store = own
      },
      answers: () => [
        replay('getMe', getMe),
        replay('listConnections', listConnections, { once: true }),
        replay('listConnections', listConnectionsAdded),
        replayAny('listFeeds', listFeedsWaiting),
      ],
    })
    await render(<Shown />)
    await card('Bank Account').getByRole('button', { name: 'Connect' }).click()
    await field('Bank name').fill('Harbour Bank')
    store?.dispatch(api.util.invalidateTags(['connection']))
    await expect.element(page.getByText('1 of 8 connected.', { exact: false })).toBeInTheDocument()
    await expect.element(field('Bank name')).toHaveValue('Harbour Bank')
    await field('Bank name').clear()
    await userEvent.keyboard('{Escape}')
    await expect.element(setup('Bank Account')).not.toBeInTheDocument()
    await expect.element(card('Bank Account').getByText('Waiting', { exact: true })).toBeVisible()
  })

  it('says that somebody else connected it', async () => {
    await render(<ConnectConflict />)
    await fillBank()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(createConnectionConflict.body.detail)).toBeVisible()
    await expect.element(field('Bank name')).toHaveValue('Harbour Bank')
  })

  it('confirms before closing discards the input, and returns the focus', async () => {
    await render(<Filled />)
    const connect = card('Bank Account').getByRole('button', { name: 'Connect' })
    await connect.click()
    await field('Bank name').fill('Harbour Bank')
    await userEvent.keyboard('{Escape}')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('Bank name')).toHaveValue('Harbour Bank')
    await setup('Bank Account').getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
    await expect.element(connect).toHaveFocus()
    await connect.click()
    await expect.element(field('Bank name')).toHaveValue('')
  })

  it('replaces a failed connection', async () => {
    await render(<Reconnect />)
    await expect.element(page.getByText('This connection replaces the failed one.')).toBeVisible()
    await field('API key').fill('a-new-key')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('Connection created')).toBeVisible()
  })
})
