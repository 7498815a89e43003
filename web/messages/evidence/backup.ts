/** Texts about the last backup of a business and the last test that restored one. */
import { area, counted } from '../../core/language.ts'

export const backupText = area('backup', {
  label: 'Backups',
  checking: 'Checking the backups',
  unknown: 'Backups not checked',
  unknownText: 'The state of the backups could not be read right now.',
  tryAgain: 'Try again',
  none: 'No backup yet',
  noneText: 'These records have not been backed up. Ask the operator of this service to set up backups.',
  made: 'Backed up',
  late: 'Backup is late',
  madeText: (when: string, size: string, position: string) =>
    `On ${when} (${size}), up to position ${position} of this log.`,
  lateText: 'Ask the operator of this service why there is no newer one.',
  copied: 'Every change is backed up',
  copiedText: (when: string) => `Everything recorded up to ${when} can be restored, to any second.`,
  notCopied: 'Changes wait for the next backup',
  notCopiedText:
    'The backup of every change has stopped since, so later changes are only in the hourly backups. Ask the operator of this service why.',
  copying: 'Backup of every change',
  copyingText: 'Its first copy is being made.',
  untested: 'Backup not tested',
  untestedText:
    'No backup with these records has been restored in a test. Ask the operator of this service to run “npm run drill” each night.',
  tested: 'Backup tested',
  testLate: 'Backup test is late',
  testedText: (when: string, taken: string, position: string, took: string) =>
    `On ${when}, the backup of ${taken} was restored in ${took} and verified, up to position ${position} of this log.`,
  testLateText: 'Ask the operator of this service to test a newer one.',
  failed: 'Backup test failed',
  failedText: (when: string) => `On ${when}, a backup could not be restored:`,
  faultyText: (when: string, taken: string, took: string) =>
    `On ${when}, the backup of ${taken} was restored in ${took}, and the check found faults:`,
  failedAdvice: 'Do not rely on that backup until a later test succeeds.',
  seconds: (value: string) => counted(value, 'second'),
  minutes: (value: string) => counted(value, 'minute'),
})
