import { Button } from '@blueprintjs/core'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuAction } from '../../web/kit/controls/MenuAction.tsx'
import { MenuButton } from '../../web/kit/controls/MenuButton.tsx'

const at = (top: number) =>
  render(
    <div style={{ position: 'fixed', top, right: 40 }}>
      <MenuButton
        label="Files"
        trigger={(properties) => (
          <button {...properties} type="button">
            Take along
          </button>
        )}
      >
        {['Image', 'Drawing', 'Table'].map((text) => (
          <MenuAction key={text} text={text} onClick={() => {}} />
        ))}
      </MenuButton>
    </div>,
  )

const boxes = async () => {
  const button = page.getByRole('button', { name: 'Take along' })
  await button.click()
  await expect.element(page.getByRole('menu', { name: 'Files' })).toBeVisible()
  return [button, page.getByRole('menu', { name: 'Files' })].map((one) =>
    one.element().getBoundingClientRect(),
  )
}

it('opens below its button', async () => {
  await at(40)
  const [button, menu] = await boxes()
  expect(menu?.top).toBeGreaterThanOrEqual(button?.bottom ?? 0)
})

it('opens above its button at the bottom of the window', async () => {
  await at(window.innerHeight - 60)
  const [button, menu] = await boxes()
  expect(menu?.bottom).toBeLessThanOrEqual(button?.top ?? 0)
})

it.each(['Enter', ' '])(
  'stays closed after a choice with the key "%s", whose release reaches its button',
  async (key) => {
    const choose = vi.fn()
    await render(
      <MenuButton
        label="Files"
        trigger={({ ref, ...properties }) => <Button {...properties} ref={ref} text="More" />}
      >
        <MenuAction text="Image" onClick={choose} />
      </MenuButton>,
    )
    const button = page.getByRole('button', { name: 'More' })
    button.element().focus()
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('menuitem', { name: 'Image' })).toHaveFocus()
      await userEvent.keyboard(key === ' ' ? ' ' : '{Enter}')
      await expect.element(button).toHaveFocus()
      expect(choose).toHaveBeenCalledTimes(times)
      await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    }
  },
)
