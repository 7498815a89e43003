/** Texts of the CEO inbox. */
import type { MemoPriority, MemoStatus } from '#schema/memo/memo'
import { area } from '../../core/language.ts'

const statuses: Readonly<Record<MemoStatus, string>> = {
  unread: 'Unread',
  read: 'Read',
  archived: 'Archived',
}

const priorities: Readonly<Record<MemoPriority, string>> = { high: 'High', normal: 'Normal', low: 'Low' }

const prioritiesInFull: Readonly<Record<MemoPriority, string>> = {
  high: 'High priority',
  normal: 'Normal priority',
  low: 'Low priority',
}

export const memoText = area('memo', {
  list: 'Memos',
  reading: 'Opened memo',
  all: 'All',
  statuses,
  priorities,
  prioritiesInFull,
  types: { directive: 'Directive', alert: 'Alert', summary: 'Summary', memo: 'Memo' },
  loading: 'Loading memos',
  none: 'No memos found',
  ellipsis: '...',
  from: (persona: string) => `From: ${persona}`,
  sent: (date: string, time: string) => `${date}, ${time}`,
  by: (persona: string) => `, from ${persona}`,
  back: 'Back',
  archive: 'Archive',
  archivedNotice: 'The memo is archived.',
  select: 'Select a memo to view',
  selectText: 'Choose a memo from the list to see its details',
  disclaimer:
    'Jarvin is well trained but mistakes can happen. Critical decisions should be checked before actioning.',
  notLoaded: 'The memos could not be loaded.',
  notRead: 'This memo could not be marked as read.',
  notArchived: 'This memo could not be archived.',
})
