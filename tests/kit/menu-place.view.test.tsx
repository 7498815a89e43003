/** A menu is inside the window wherever its button is, and however long it is: what does not fit is scrolled to. */
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuAction } from '../../web/kit/controls/MenuAction.tsx'
import { MenuButton } from '../../web/kit/controls/MenuButton.tsx'

afterEach(() => page.viewport(1280, 720))

const show = async (place: object, items: readonly string[]) => {
  await render(
    <div style={{ position: 'fixed', ...place }}>
      <MenuButton
        label="Files"
        trigger={(properties) => (
          <button {...properties} type="button">
            Export
          </button>
        )}
      >
        {items.map((text) => (
          <MenuAction key={text} text={text} onClick={() => {}} />
        ))}
      </MenuButton>
    </div>,
  )
  await page.getByRole('button', { name: 'Export' }).click()
  const menu = page.getByRole('menu', { name: 'Files' })
  await expect.element(menu).toBeVisible()
  const frame = menu.element().closest('[popover]')
  return { box: frame?.getBoundingClientRect() ?? new DOMRect(), menu }
}

const wide = ['CSV, one line per event, for spreadsheets', 'JSON']
const long = Array.from({ length: 30 }, (_, n) => `Item ${n + 1}`)

it.each([
  ['at the left', { top: 40, left: 16 }, wide],
  ['in the middle', { top: 40, left: 150 }, wide],
  ['at the right', { top: 40, right: 16 }, wide],
  ['at the bottom', { bottom: 16, left: 16 }, wide],
  ['at the top, with many items', { top: 16, left: 16 }, long],
  ['at the bottom, with many items', { bottom: 16, right: 16 }, long],
  ['in the middle, with many items', { top: 180, right: 16 }, long],
])('%s', async (_where, place, items) => {
  await page.viewport(390, 400)
  const { box, menu } = await show(place, items)
  const { clientWidth, clientHeight } = document.documentElement
  expect([box.left >= 0, box.right <= clientWidth]).toEqual([true, true])
  expect([box.top >= 0, box.bottom <= clientHeight]).toEqual([true, true])
  expect(box.height).toBeGreaterThan(60)
  await userEvent.keyboard('{End}')
  const last = menu.getByRole('menuitem').last().element()
  await expect.poll(() => document.activeElement === last).toBe(true)
  const { top, bottom } = last.getBoundingClientRect()
  expect([top >= box.top - 1, bottom <= box.bottom + 1]).toEqual([true, true])
})

it('stays in the window when a late part makes it wider', async () => {
  await page.viewport(390, 400)
  const { menu } = await show({ top: 40, right: 16 }, ['CSV', 'JSON'])
  const item = menu.getByRole('menuitem').first().element()
  item.append(' and a long name of a business that came later')
  await expect.poll(() => item.closest('[popover]')?.getBoundingClientRect().left).toBeLessThan(200)
  const box = item.closest('[popover]')?.getBoundingClientRect()
  expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
