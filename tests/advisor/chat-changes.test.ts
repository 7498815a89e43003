/** What changes are read as: whose price it is, and how large it is. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { understand } from '../../service/advisor/chat/understand.ts'
import { changes } from './chat-changes.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const calendar = { latest: day('2026-11-09'), today: day('2026-11-20') }

it.each(changes)('%s', (message, expected) => {
  const { intent, ...rest } = understand(message, undefined, calendar)
  expect({ intent, ...rest }).toMatchObject(expected)
})
