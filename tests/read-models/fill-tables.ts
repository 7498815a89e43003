/** Puts rows into every read table, through the calls of people, systems and visitors. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { Me } from '#schema/session/session'
import { queueDigests } from '../../service/digest/sending/queue-digests.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import { connectSystem, settled } from '../import/push-client.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { setUpBakery } from '../people/account-client.ts'
import { addPasskey, openAuthenticator, passkeyOrigin } from '../session/authenticator.ts'
import { postForm } from '../site/site-leads.ts'

/** Works in the café as a demo visitor, and in a business of its own; returns the visitor's session. */
export const fillTables = async (running: TestService): Promise<string> => {
  const session = await running.signIn()
  const post = (path: string, body?: unknown) =>
    running.call('POST', path, { session, ...(body === undefined ? {} : { body }) })
  await post('/api/persona/select', { personaKey: 'value_investor' })
  await post('/api/briefs/generate', { topic: 'How long does our cash last?' })
  await post('/api/chat/send', { message: 'How was last week?', personaKey: 'hospitality_ceo' })
  await post('/api/privacy/toggle-identifiers')
  await post('/api/my-profile', { role: 'Owner' })
  await post('/api/tour/leave', { ending: 'declined' })
  const panels = [{ id: 'revenue', x: 0, y: 0, w: 6, h: 4 }]
  const arrangement = { dashboard: 'finance', width: 'wide', panels }
  await running.call('PUT', '/api/layout', { session, body: arrangement })
  const person = { email: 'mia@venue.example', fullName: 'Mia Chen' }
  await running.call('PUT', '/api/alerts/subjects/revenue', { session, body: { isMuted: true } })
  await running.call('PUT', '/api/alerts/subjects/revenue/watch', { session, body: { isWatched: true } })
  await post('/api/searches', { name: 'Rosters', terms: { q: 'roster*' } })
  const decided = await post('/api/decisions', { title: 'Open earlier' })
  const itemId = decodeJson(api.recordDecision.output, decided).id
  await post('/api/shares', { kind: 'decision', itemId, until: '2026-12-20' })
  await post('/api/notes', { from: '2026-11-09', to: '2026-11-15', text: 'Road works outside' })
  const till = await connectSystem(running, session)
  const sold = { id: 'a', at: '2026-11-13T02:00:00Z', amount: '18.50' }
  await till.push({ type: 'sale.recorded', data: sold })
  await till.push({ type: 'sale.recorded', data: { ...sold, id: 'b', amount: 'much' } })
  await settled(running, 'cafe')
  await postForm(running, '/api/early-access-signups', person)
  const baker = await setUpBakery(running)
  await baker.call('POST', '/api/people/invitations', {
    email: 'dom@larkinstreetbakery.com.au',
    role: 'executive',
  })
  const dockets = await openFileClient(running, baker).imported(
    lines('Order ID,Date,Time,Total (inc GST),GST', '1,2026-11-13,08:15,5.50,0.50'),
  )
  await openFileClient(running, baker).undo(dockets)
  await openFileClient(running, baker).imported(
    lines(
      'Date,Account,Debit,Credit',
      '2026-11-13,Bank,50.00,',
      '2026-11-13,Sales,,50.00',
      '2026-11-13,Oven,90.00,',
      '2026-11-13,Bank,,90.00',
    ),
    'journal.csv',
  )
  await baker.call('POST', '/api/accounts/answers', { answers: { 'cost:Oven': 'kept' } })
  await baker.call('PUT', '/api/digest/schedule', { weekday: 2, hour: 8 })
  const { workspace } = decodeOrThrow(Me, (await baker.call('GET', '/api/me')).json, 'The owner')
  const day = decodeOrThrow(IsoDate, '2026-11-16', 'A day')
  await queueDigests(running.service, workspace, { day, dueAt: new Date('2026-11-16T07:00:00+10:00') })
  await baker.call('POST', '/api/recovery-sheet')
  await addPasskey(baker, openAuthenticator(passkeyOrigin))
  await postForm(running, '/api/contact-submissions', {
    ...person,
    subject: 'Two venues',
    message: 'Do you do both?',
    inquiryType: 'sales',
  })
  return session
}
