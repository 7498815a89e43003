/** Messages that are made to be slow to read: each is answered, whatever its text, and brings nothing of its own in. */
import { expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { hostileMessages } from './hostile-messages.ts'
import { seededRecords } from './seeded-records.ts'

it.each([600, 8000])('messages of %i characters are answered', async (length) => {
  for (const message of hostileMessages(length)) {
    const reply = await askedReply(seededRecords('cafe'), message)
    expect(reply.message.length).toBeGreaterThan(10)
    expect(reply.message.length).toBeLessThan(3000)
  }
})
