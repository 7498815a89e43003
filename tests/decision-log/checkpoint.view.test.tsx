import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getCheckpoint from '../../fixtures/decision-log/getCheckpoint.json'
import getCheckpointLater from '../../fixtures/decision-log/getCheckpoint.later.json'
import listWitnesses from '../../fixtures/decision-log/listWitnesses.json'
import {
  AlteredEvent,
  ConsistentWithLastVisit,
  DamageReported,
  EarlierTime,
  EventIncluded,
  EventNotIncluded,
  FirstVisit,
  InvalidSignature,
  NewKey,
  Rewritten,
  Truncated,
  Unreachable,
} from '../../stories/decision-log/checkpoint.stories.tsx'
import {
  AnotherKey,
  Contradicts,
  Cosigned,
  CosignedAgain,
  CosignedInPart,
  Mismatch,
  NoLongerAsked,
  NotValid,
  SignedAnother,
  Silent,
  SilentFromTheStart,
  UnknownLog,
  Unusable,
} from '../../stories/decision-log/witnesses.stories.tsx'
import { recallCheckpoint } from '../../web/decision-log/checkpoints/remembered-checkpoint.ts'
import { recallWitnesses } from '../../web/decision-log/checkpoints/remembered-witnesses.ts'

const mark = page.getByRole('region', { name: 'Signature of the log' })
const witnesses = page.getByRole('region', { name: 'Witnesses' })
const alarm = page.getByRole('alert')
const noteNow = getCheckpointLater.body.note

it('remembers the log on the first visit', async () => {
  await render(<FirstVisit />)
  await expect.element(mark).toHaveTextContent(`Log signed`)
  await expect.poll(() => recallCheckpoint('cafe')?.note).toBe(getCheckpoint.body.note)
  await expect.element(alarm).not.toBeInTheDocument()
})

it('checks in a worker that the log extends the remembered one, and remembers the new one', async () => {
  await render(<ConsistentWithLastVisit />)
  await expect
    .element(mark)
    .toHaveTextContent(
      `These ${getCheckpointLater.body.size} events continue, unchanged, from the ${getCheckpoint.body.size} that this browser saw`,
    )
  await expect.poll(() => recallCheckpoint('cafe')?.note).toBe(noteNow)
})

it('checks the current log while an earlier moment is shown', async () => {
  await render(<EarlierTime />)
  await expect
    .element(mark)
    .toHaveTextContent(`These ${getCheckpointLater.body.size} events continue, unchanged`)
})

it('says who has cosigned the log, or that nobody has yet', async () => {
  const size = listWitnesses.body[0]?.size
  const seen = await render(<Cosigned />)
  await expect.element(witnesses).toHaveTextContent('Cosigned by accountant.example')
  await expect.element(witnesses).toHaveTextContent(`it had seen these ${size} events and no other history`)
  await seen.unmount()
  const silent = await render(<Silent />)
  await expect.element(witnesses).toHaveTextContent('Not yet cosigned by accountant.example')
  await expect.element(witnesses).toHaveTextContent(`It last vouched for ${size} events`)
  await silent.unmount()
  const first = await render(<SilentFromTheStart />)
  await expect.element(witnesses).toHaveTextContent('The witness has not answered.')
  await expect.element(witnesses).not.toHaveTextContent('last vouched')
  await first.unmount()
  for (const [story, words] of [
    [<Unusable key="unusable" />, 'The witness answered, but gave no valid cosignature.'],
    [<Mismatch key="mismatch" />, '’s answer matches no history of this log.'],
  ] as const) {
    const shown = await render(story)
    await expect.element(witnesses).toHaveTextContent(words)
    await expect.element(witnesses).not.toHaveTextContent('has not answered')
    await expect.element(alarm).not.toBeInTheDocument()
    await shown.unmount()
  }
  await render(<UnknownLog />)
  await expect.element(witnesses).toHaveTextContent('Ask the person who runs it to add this log.')
  await expect.element(alarm).not.toBeInTheDocument()
})

it('says since when a witness vouches, and how far, by the signatures themselves', async () => {
  const again = await render(<CosignedAgain />)
  await expect.element(witnesses).toHaveTextContent('Cosigned by accountant.example')
  await expect.element(witnesses).toHaveTextContent('It has vouched for this log since')
  const [vkey] = recallWitnesses('cafe')
  expect(vkey).toBe(listWitnesses.body[0]?.vkey)
  await again.unmount()
  await render(<CosignedInPart />)
  await expect.element(witnesses).toHaveTextContent('Cosigned in part by accountant.example')
  await expect
    .element(witnesses)
    .toHaveTextContent(
      `the first ${listWitnesses.body[0]?.size} of these ${getCheckpointLater.body.size} events`,
    )
})

it('names a cosignature that does not verify, whatever the service says of it', async () => {
  await render(<NotValid />)
  await expect.element(witnesses).toHaveTextContent('Cosignature of accountant.example is not valid')
  await expect.element(witnesses).not.toHaveTextContent('Cosigned by')
  await expect.element(witnesses).not.toHaveTextContent('vouched')
  expect(recallWitnesses('cafe')).toEqual([])
})

it('raises the alarm by what the witness has signed, even if the service says that it agrees', async () => {
  await render(<SignedAnother />)
  await expect.element(alarm).toHaveTextContent('The witness accountant.example has cosigned another history')
  await expect.element(page.getByRole('button', { name: 'Accept the current log' })).not.toBeInTheDocument()
})

it('believes a witness by the key that this browser knows, until told otherwise', async () => {
  await render(<AnotherKey />)
  await expect.element(witnesses).toHaveTextContent('A different key for accountant.example')
  await expect.element(witnesses).not.toHaveTextContent('Cosigned by')
  await witnesses.getByRole('button', { name: 'Accept this key' }).click()
  await expect.element(witnesses).toHaveTextContent('Cosigned by accountant.example')
  expect(recallWitnesses('cafe')).toEqual([listWitnesses.body[0]?.vkey])
})

it('misses a witness that the service no longer names, until told to forget it', async () => {
  await render(<NoLongerAsked />)
  await expect.element(witnesses).toHaveTextContent('accountant.example is no longer a witness')
  await witnesses.getByRole('button', { name: 'Forget this witness' }).click()
  await expect.element(witnesses).not.toBeInTheDocument()
  expect(recallWitnesses('cafe')).toEqual([])
})

it('warns if a witness has cosigned another history, and cannot be told to accept it', async () => {
  await render(<Contradicts />)
  await expect.element(alarm).toHaveTextContent('The witness accountant.example has cosigned another history')
  await expect.element(page.getByRole('button', { name: 'Accept the current log' })).not.toBeInTheDocument()
})

it('warns about a rewritten log, shows both signed notes, and keeps the remembered one', async () => {
  await render(<Rewritten />)
  await expect.element(alarm).toHaveTextContent('This log cannot be trusted')
  const kept = recallCheckpoint('cafe')?.note ?? ''
  expect(kept).not.toBe('')
  for (const note of [kept, noteNow])
    await expect.element(alarm).toHaveTextContent(note.replace(/\s+/g, ' ').trim())
  await page.getByRole('button', { name: 'Accept the current log' }).click()
  await expect.element(alarm).not.toBeInTheDocument()
  expect(recallCheckpoint('cafe')?.note).toBe(noteNow)
})

it.each([
  ['a log that was cut', <Truncated key="cut" />, 'The history was cut'],
  ['a note with another signature', <InvalidSignature key="unsigned" />, 'not signed by the key'],
  ['damage that the service found itself', <DamageReported key="refused" />, 'has stopped signing it'],
  ['where the service found it', <DamageReported key="place" />, 'rewritten from position 40 onwards'],
  ['a row that does not fit its hash', <AlteredEvent key="row" />, 'changed outside the service'],
  ['an event that was never signed', <EventNotIncluded key="entry" />, 'is not in the signed log'],
])('warns about %s', async (_, story, words) => {
  await render(story)
  await expect.element(alarm).toHaveTextContent(words)
})

it('makes no claim about a log it could not check, and keeps the remembered one', async () => {
  await render(<Unreachable />)
  await expect.element(mark).toHaveTextContent('Log not checked')
  await expect.element(mark.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(recallCheckpoint('cafe')?.seenAt).toBe('2026-11-18T06:30:00.000Z')
})

it('reports a new key, shows both, and accepts it only on request', async () => {
  await render(<NewKey />)
  await expect.element(mark).toHaveTextContent('A different key signs the log')
  const old = recallCheckpoint('cafe')?.vkey ?? ''
  for (const vkey of [old, getCheckpoint.body.vkey]) await expect.element(mark).toHaveTextContent(vkey)
  await mark.getByRole('button', { name: 'Accept this key' }).click()
  await expect.element(mark).toHaveTextContent('Log checked')
  expect(recallCheckpoint('cafe')?.vkey).toBe(getCheckpoint.body.vkey)
})

it('finds the open event in the signed log', async () => {
  await render(<EventIncluded />)
  await expect
    .element(
      page.getByText(`The signed log of ${getCheckpoint.body.size} events contains this hash.`, {
        exact: false,
      }),
    )
    .toBeVisible()
})
