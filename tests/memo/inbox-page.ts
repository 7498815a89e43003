import { page } from 'vitest/browser'
import changeMemoArchived from '../../fixtures/memo/changeMemoStatus.archived.json'
import listMemos from '../../fixtures/memo/listMemos.json'

export const dialog = page.getByRole('dialog', { name: 'CEO Inbox' })
export const list = dialog.getByRole('list', { name: 'Memos' })
export const item = (subject: string) => list.getByRole('button', { name: subject })
export const tab = (name: string) => dialog.getByRole('tab', { name })
export const detail = (subject: string) => dialog.getByRole('article', { name: subject })
export const archive = dialog.getByRole('button', { name: 'Archive' })
export const bell = (name: string) => page.getByRole('button', { name, exact: true })
export const items = () => list.getByRole('listitem').elements()

export const memos = listMemos.body
export const newest = memos[0]?.subject ?? ''
export const second = memos[1]?.subject ?? ''
export const toArchive = changeMemoArchived.body.subject
