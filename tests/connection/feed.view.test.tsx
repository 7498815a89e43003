import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import createConnectionTill from '../../fixtures/connection/createConnection.till.json'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import replaceSecret from '../../fixtures/connection/replaceConnectionSecret.json'
import {
  FeedBusy,
  FeedConnecting,
  FeedNotices,
  FeedRetryError,
  FeedsError,
  FeedWaiting,
  FeedWithoutAddress,
} from '../../stories/connection/feed.stories.tsx'
import { Failed, Open } from '../../stories/connection/replace-secret-dialog.stories.tsx'

const card = page.getByRole('article', { name: 'POS & Orders', exact: true })
const [waiting] = listFeedsWaiting.body
const says = (text: string | RegExp) => expect.element(card.getByText(text)).toBeVisible()

it('shows the address, the end of the secret, and an example until the first message', async () => {
  await render(<FeedWaiting />)
  await says('No messages yet.')
  await expect.element(card.getByText(waiting?.address?.url ?? '', { exact: true })).toBeVisible()
  await says(`${'•'.repeat(20)}${waiting?.address?.ending}`)
  await says(/sale\.recorded/)
  await expect.element(card.getByRole('button', { name: 'Copy the example' })).toBeVisible()
})

it('shows the secret once, just after connecting', async () => {
  await render(<FeedConnecting />)
  await expect
    .element(card.getByText(createConnectionTill.body.inbound.secret, { exact: true }))
    .toBeVisible()
  await says('Copy the secret now. It is shown only once.')
})

it('shows facts, bars and unreadable messages once sales arrive', async () => {
  await render(<FeedBusy />)
  await says(/^Receiving from Square\. Latest message /)
  await expect
    .element(card.getByRole('img', { name: /^Rows a day over the last 30 days: [\d,]+ in all/ }))
    .toBeVisible()
  await says('Couldn’t be read: 2')
  await says('Message about 51902')
  await expect.element(card.getByRole('button', { name: /Copy the example/ })).not.toBeInTheDocument()
})

it('keeps a message that still cannot be read', async () => {
  await render(<FeedRetryError />)
  await expect.element(page.getByText('Still unreadable', { exact: true })).toBeVisible()
  await says('Message about 51902')
})

it('asks for a file when only notices without amounts arrive', async () => {
  await render(<FeedNotices />)
  await says('3 notices received. Notices have no amounts, so import a file for the figures.')
})

it('replaces the secret, and shows the new one once', async () => {
  await render(<Open />)
  const dialog = page.getByRole('dialog', { name: 'Replace the secret of POS & Orders?' })
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(card.getByText(replaceSecret.body.secret, { exact: true })).toBeVisible()
})

it('keeps the dialog open when replacing fails', async () => {
  await render(<Failed />)
  const dialog = page.getByRole('dialog', { name: 'Replace the secret of POS & Orders?' })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

it('offers an address to a connection that has none, which keeps its last sync', async () => {
  await render(<FeedWithoutAddress />)
  await says(/^Last sync /)
  await card.getByRole('button', { name: 'Create an address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an address for POS & Orders?' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  await expect.element(page.getByText('Address created', { exact: true })).toBeVisible()
})

it('says when messages cannot be loaded, and Try again loads them', async () => {
  await render(<FeedsError />)
  await expect.element(page.getByText('The messages of connected systems could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await says('No messages yet.')
})
