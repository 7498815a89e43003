/** Reads a pushed message for a business in Brisbane that uses Australian dollars. */
import type { PushSource } from '#schema/import/pushed'
import { Unreadable } from '../../service/import/pushed/fields.ts'
import { readMessage } from '../../service/import/pushed/read-message.ts'

/** Where and when messages are read. */
export const brisbane = {
  timeZone: 'Australia/Brisbane',
  currency: 'AUD',
  now: new Date('2026-11-22T07:02:00Z'),
}
const sentAt = new Date('2026-11-22T07:01:00Z')

/** The records of a body exactly as sent. */
export const readText = (source: PushSource, text: string | Buffer, at = brisbane) =>
  readMessage({ source, body: Buffer.from(text), sentAt }, at).records

/** The records of a message. */
export const read = (source: PushSource, message: unknown, at = brisbane) =>
  readText(source, JSON.stringify(message), at)

/** Id and marker of each record, and the line that is stored. */
export const lines = (source: PushSource, message: unknown, at = brisbane) =>
  read(source, message, at).map(({ id, mark, content }) => [id, mark, content && JSON.parse(content)])

/** Why a message cannot be read; `read` if it can. */
export const reasonOf = (source: PushSource, message: unknown): string => {
  try {
    read(source, message)
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
  return 'read'
}
