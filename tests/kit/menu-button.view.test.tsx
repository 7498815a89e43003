import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
