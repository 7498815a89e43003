/** A slow language model on the loopback interface: its reply is resumed, stopped and retried, its chat reopened. */
import { expect, test } from '@playwright/test'
import { type ModelServer, startModelServer } from '../advisor/model-server.ts'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { expectVisibleFocus, tabTo } from '../shell/keyboard.ts'

const says =
  'Wages are the main cost we have. Most of it sits on the quiet afternoons. A roster by the hour would show it. Ask the team first.'

/** Lets the model write up to a piece; a piece is seven characters. */
const gate = () => {
  let open = 0
  let waiting: (() => void)[] = []
  return {
    before: async (piece: number) => {
      while (piece >= open) await new Promise<void>((go) => void waiting.push(go))
    },
    upTo: (pieces: number) => {
      open = pieces
      for (const go of waiting.splice(0)) go()
      waiting = []
    },
  }
}

let model: ModelServer
let product: StartedProduct
test.beforeAll(async () => {
  model = await startModelServer()
  product = await startProduct({ ADVISOR_URL: model.url, ADVISOR_MODEL: 'slow' })
})
test.afterAll(async () => {
  await product?.stop()
  await model?.stop()
})

test('a slow reply is resumed, stopped and retried, and its chat is closed and reopened', async ({
  page,
}) => {
  const first = gate()
  model.answers({ says, before: first.before }, { says })
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: /Café/ }).click()
  const panel = page.getByRole('complementary', { name: 'Advisors' })
  await panel.getByRole('button', { name: 'New tab' }).click()
  const input = panel.getByRole('textbox', { name: 'Message to Chat 1' })
  await expect(input).toBeEditable()
  await input.fill('Why did margin slip?')
  await input.press('Enter')
  const replies = panel.getByRole('log').getByRole('article', { name: 'Chat 1' })
  await expect(panel.getByText('You can type again when the reply is done')).toBeVisible()
  await expect(input).not.toBeEditable()

  first.upTo(7)
  await expect(replies.last()).toContainText('Wages are the main cost we have.')
  await page.reload()
  // The reloaded page receives the rest.
  await expect(replies.last()).toContainText('Wages are the main cost we have.')
  await expect(input).not.toBeEditable()
  first.upTo(14)
  await expect(replies.last()).toContainText('Most of it sits on the quiet afternoons.')

  await input.focus()
  await tabTo(page, panel.getByRole('button', { name: 'Stop' }))
  await page.keyboard.press('Enter')
  await expect(replies.last().getByText('Stopped', { exact: true })).toBeVisible()
  await expect(replies.last()).toContainText('Most of it sits on the quiet afternoons.')
  await expect(input).toBeEditable()
  await expectVisibleFocus(page)
  first.upTo(Number.POSITIVE_INFINITY)

  await tabTo(page, replies.last().getByRole('button', { name: 'Regenerate' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toContainText('Ask the team first.')
  await expect(replies.last().getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expectVisibleFocus(page)

  const tab = panel.getByRole('tab', { name: 'Chat 1' })
  await tab.focus()
  await page.keyboard.press('Delete')
  await expect(tab).toHaveCount(0)
  await panel.getByRole('button', { name: 'Closed chats' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Chat 1: Why did margin slip?' }).press('Enter')
  await expect(tab).toBeFocused()
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toContainText('Ask the team first.')
  await expect(panel.getByRole('button', { name: 'Closed chats' })).toHaveCount(0)
})
