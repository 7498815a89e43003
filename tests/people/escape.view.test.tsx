/**
 * Escape closes each menu, drawer and dialog of People, My Profile and the account menu, wherever the focus is, and leaves it
 * on a control, so that nobody starts again at the top of the page.
 */
import { afterEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Filled, MyData } from '../../stories/people/people.stories.tsx'

const account = page.getByRole('button', { name: /^Account menu/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus()
}

// From inside a dialog the frame cannot take the focus, which then stays where it is.
const places: Readonly<Record<string, () => void>> = {
  'where it was put': () => undefined,
  nowhere: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  'in the navigation': () => focus(document.querySelector('nav a')),
  'in the top bar': () => focus(account.element()),
}

type Overlay = {
  readonly story: typeof Filled
  readonly open: () => Promise<void>
  readonly shown: Locator
}

const choose = async (opener: Locator, item: string): Promise<void> => {
  await opener.click()
  await page.getByRole('menuitem', { name: item }).click()
}
const ofPriya = button('Actions for Priya Nair')
const menu = page.getByRole('menu')
/** A drawer at a desk, a sheet on a phone. */
const drawer = (name: string | RegExp) =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }))

const anotherBusiness: Overlay = {
  story: Filled,
  open: () => choose(account, 'Add a business'),
  shown: page.getByRole('dialog', { name: 'Add a business' }),
}

const overlays: Readonly<Record<string, Overlay>> = {
  'the account menu': { story: Filled, open: () => account.click(), shown: menu },
  'the menu of a member': { story: Filled, open: () => ofPriya.click(), shown: menu },
  'a new invitation': {
    story: Filled,
    open: () => button('Invite someone').click(),
    shown: drawer('Invite someone'),
  },
  'another role': {
    story: Filled,
    open: () => choose(ofPriya, 'Change role'),
    shown: drawer(/^Change Priya/),
  },
  'the end of an access': {
    story: Filled,
    open: () => choose(ofPriya, 'End access'),
    shown: page.getByRole('dialog', { name: /^End Priya/ }),
  },
  'the deletion of the business': {
    story: Filled,
    open: () => button('Delete this business').click(),
    shown: page.getByRole('dialog', { name: /Larkin Street Bakery/ }),
  },
  'another business': anotherBusiness,
  'the erasure of a person’s data': {
    story: MyData,
    open: () => button('Erase my data').click(),
    shown: page.getByRole('dialog', { name: 'Erase your data?' }),
  },
}

/** Escape closes it with the focus in each of the places. */
const closes = async ({ story: Story, open, shown }: Overlay): Promise<void> => {
  await render(<Story />)
  for (const [where, moveFocus] of Object.entries(places)) {
    await open()
    await expect.element(shown).toBeVisible()
    moveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown.elements().length, { message: `open with the focus ${where}` }).toBe(0)
    await expect
      .poll(() => document.activeElement?.tagName, { message: `the place after the focus was ${where}` })
      .not.toBe('BODY')
  }
}

afterEach(() => page.viewport(1440, 900))

it.each(Object.entries(overlays))('closes %s at a desk', (_, overlay) => closes(overlay))

it.each(Object.entries(overlays))('closes %s on a phone', async (_, overlay) => {
  await page.viewport(390, 844)
  await closes(overlay)
})

it('closes another business without a trace: it is empty when it opens again', async () => {
  const { open, shown } = anotherBusiness
  await render(<Filled />)
  const name = shown.getByRole('textbox', { name: /name/i }).first()
  await open()
  await name.fill('Larkin Street Cakes')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => shown.elements().length).toBe(0)
  await expect.element(account).toHaveFocus()
  await open()
  await expect.element(name).toHaveValue('')
})
