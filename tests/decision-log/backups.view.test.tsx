/** The log says when it was backed up and whether that backup can be restored, without a place on the server. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import getBackupReport from '../../fixtures/decision-log/getBackupReport.json'
import {
  BackedUp,
  EveryChange,
  EveryChangeBeforeTheFirstBackup,
  EveryChangeBegun,
  EveryChangeStopped,
  Failed,
  Late,
  NoneYet,
  NotRestored,
  OutsideThePeriod,
  Unreachable,
  Untested,
} from '../../stories/decision-log/backups.stories.tsx'

const backups = page.getByRole('region', { name: 'Backups' })

it('names the last backup and the last test', async () => {
  await render(<BackedUp />)
  const { position } = getBackupReport.body.backup
  await expect.element(backups).toHaveTextContent(`Backed up`)
  await expect.element(backups).toHaveTextContent(`4.8 MB`)
  await expect.element(backups).toHaveTextContent(`up to position ${position} of this log`)
  await expect.element(backups).toHaveTextContent(`Backup tested`)
  await expect.element(backups).toHaveTextContent(`restored in 8.2 seconds`)
})

it('says up to when every change is backed up, or that this has stopped', async () => {
  const first = await render(<EveryChange />)
  await expect.element(backups).toHaveTextContent('Every change is backed up')
  await expect.element(backups).toHaveTextContent('can be restored, to any second')
  await first.unmount()
  const second = await render(<EveryChangeStopped />)
  await expect.element(backups).toHaveTextContent('Changes wait for the next backup')
  await expect.element(backups).toHaveTextContent('only in the hourly backups')
  await second.unmount()
  const third = await render(<EveryChangeBegun />)
  await expect.element(backups).toHaveTextContent('Its first copy is being made')
  await third.unmount()
  await render(<EveryChangeBeforeTheFirstBackup />)
  await expect.element(backups).toHaveTextContent('Every change is backed up')
  await expect.element(backups).not.toHaveTextContent('No backup yet')
})

it('says that there is no backup, or none that was tried', async () => {
  const first = await render(<NoneYet />)
  await expect.element(backups).toHaveTextContent('No backup yet')
  await expect.element(backups).not.toHaveTextContent('tested')
  await first.unmount()
  await render(<Untested />)
  await expect.element(backups).toHaveTextContent('Backup not tested')
})

it('says why a test failed', async () => {
  const first = await render(<Failed />)
  await expect.element(backups).toHaveTextContent('Backup test failed')
  await expect.element(backups).toHaveTextContent('The event at position 7 was changed.')
  await expect.element(backups).toHaveTextContent('Do not rely on that backup')
  await first.unmount()
  await render(<NotRestored />)
  await expect.element(backups).toHaveTextContent('could not be restored')
  await expect.element(backups).toHaveTextContent('differs from what was written')
})

it('says when a backup or its test is late, and when neither is known', async () => {
  const first = await render(<Late />)
  await expect.element(backups).toHaveTextContent('Backup is late')
  await expect.element(backups).toHaveTextContent('Backup test is late')
  await first.unmount()
  await render(<Unreachable />)
  await expect.element(backups).toHaveTextContent('Backups not checked')
})

it('says nothing of backups to an auditor of a period', async () => {
  await render(<OutsideThePeriod />)
  await expect.element(page.getByRole('table').first()).toBeVisible()
  expect(page.getByText(/backed up|backup/i).elements()).toEqual([])
})
