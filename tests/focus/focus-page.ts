import { page } from 'vitest/browser'

export const dialog = page.getByRole('dialog', { name: 'Strategic Focus Management' })
export const opener = page.getByRole('button', { name: 'Current Focus' })
export const primary = dialog.getByRole('combobox', { name: 'Primary focus' })
export const secondary = dialog.getByRole('combobox', { name: 'Secondary priorities' })
export const metric = dialog.getByRole('textbox', { name: 'Success metrics' })
export const description = dialog.getByRole('textbox', { name: 'Description' })
export const choice = (group: string, name: string) =>
  dialog.getByRole('group', { name: group }).getByRole('radio', { name })
export const save = dialog.getByRole('button', { name: 'Save focus' })
export const set = dialog.getByRole('button', { name: 'Set focus' })
export const question = page.getByRole('dialog', { name: 'Leave without saving?' })

export const textsOf = (name: string) =>
  dialog
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('span')?.textContent)

export const type = async (field: typeof primary, words: string) => {
  await field.fill('')
  await field.fill(words)
}
