/** Texts about signed checkpoints of the log, and about a log that contradicts one. */
import { area, counted } from '../../core/language.ts'

export const checkpointText = area('checkpoint', {
  label: 'Signature of the log',
  checking: 'Checking the log',
  checkingText: 'Comparing it with the signature saved in this browser.',
  continued: 'Log checked',
  continuedText: (size: string, seen: string, when: string) =>
    `These ${counted(size, 'event')} continue, unchanged, from the ${seen} that this browser saw on ${when}.`,
  sameText: (size: string, when: string) =>
    `The same ${counted(size, 'event')} that this browser saw on ${when}.`,
  first: 'Log signed',
  firstText: (size: string) =>
    `This browser now remembers the signature over ${counted(size, 'event')}, and will notice if they are ever rewritten.`,
  unreachable: 'Log not checked',
  unreachableText: 'The log could not be checked right now. The signature saved in this browser is kept.',
  tryAgain: 'Try again',
  newKey: 'A different key signs the log',
  newKeyText: (when: string) =>
    `The events continue, unchanged, from what this browser saw on ${when}, but a different key signs them. Ask the operator of this service whether the key was replaced, and check that theirs is the one shown here.`,
  acceptKey: 'Accept this key',
  oldKey: 'Previous key',
  currentKey: 'Current key',
  details: 'Signed checkpoint',
  key: 'Public key',
  copyCheckpoint: 'Copy checkpoint and key',
  witnesses: 'Witnesses',
  witnessed: (name: string) => `Cosigned by ${name}`,
  witnessedText: (size: string, when: string) =>
    `On ${when}, it had seen these ${counted(size, 'event')} and no other history of this log.`,
  witnessedInPart: (name: string) => `Cosigned in part by ${name}`,
  witnessedInPartText: (size: string, all: string, when: string) =>
    `On ${when}, it had seen ${size === '1' ? 'the first' : `the first ${size}`} of these ${counted(all, 'event')} and no other history of this log.`,
  vouchedSince: (when: string) => `It has vouched for this log since ${when}.`,
  witnessChecking: (name: string) => `Checking ${name}`,
  witnessCheckingText: 'Checking its signature in this browser.',
  witnessUnchecked: (name: string) => `Cosignature of ${name} not checked`,
  witnessUncheckedText: 'This browser could not check it right now.',
  witnessInvalid: (name: string) => `Cosignature of ${name} is not valid`,
  witnessInvalidText:
    'The signature that the service shows for this witness failed the check in this browser. Ask the person who runs the witness what it cosigned last.',
  witnessKey: (name: string) => `A different key for ${name}`,
  witnessKeyText:
    'This browser has seen this witness use another key. Ask the person who runs it whether the key was replaced, and check that theirs is the one shown here.',
  witnessGone: (name: string) => `${name} is no longer a witness`,
  witnessGoneText:
    'It vouched for this log before, but the service no longer lists it. Ask the operator of this service why.',
  forgetWitness: 'Forget this witness',
  unwitnessed: (name: string) => `Not yet cosigned by ${name}`,
  unwitnessedTexts: {
    silent: 'The witness has not answered.',
    unusable: 'The witness answered, but gave no valid cosignature.',
    mismatch:
      'The witness’s answer matches no history of this log. Ask the person who runs it what it cosigned last.',
    'unknown-log':
      'The witness has no such log, or another key for it. Ask the person who runs it to add this log.',
  },
  seenBefore: (size: string, when: string) => `It last vouched for ${counted(size, 'event')}, on ${when}.`,
  alarm: 'This log cannot be trusted',
  alarms: {
    rewritten: (size: string, when: string) =>
      `The history was rewritten. Some of the first ${counted(size, 'event')}, which this browser saw on ${when}, were changed, removed or added.`,
    cut: (size: string, when: string) =>
      `The history was cut. This browser saw ${counted(size, 'event')} on ${when}; now there are fewer.`,
    unsigned: 'This log is not signed by the key it names, or belongs to another business.',
    witness: (name: string) =>
      `The witness ${name} has cosigned another history of this log. Either events that it saw were changed or removed, or an older backup was restored.`,
    refused:
      'The service found that its history contradicts what it signed before, and has stopped signing it.',
    row: (position: string) =>
      `The event at position ${position} does not match its own hash or the event before it. It was changed outside the service.`,
    entry: (position: string) =>
      `The event at position ${position} is not in the signed log. What the service shows is not what it signed.`,
  },
  meaning: 'What this means',
  meaningText:
    'Events cannot be edited through this product. Someone with access to its database or server did this, or an older backup was restored.',
  whatToDo: 'What to do',
  steps: [
    'Save the evidence now: the signed checkpoints prove what the service said before and what it says now.',
    'Do not rely on this log or accept it until you know what happened.',
    'Give the evidence to the operator of this service. The command “npm run verify” names the first event that was altered.',
  ],
  signedBefore: (when: string) => `Signed before, seen on ${when}`,
  signedNow: 'Signed now',
  nothingSigned: 'The service did not sign the log this time.',
  nothingRemembered: 'This browser has no earlier signature saved.',
  saveEvidence: 'Save the evidence',
  copyEvidence: 'Copy the evidence',
  acceptLog: 'Accept the current log',
  acceptLogText:
    'Discards the earlier signature. Do this only after you have saved the evidence and know the reason.',
  entry: { held: 'Signed', 'not-held': 'Not signed', failed: 'Not checked', waiting: 'Checking' },
  entryChecking: 'Checking that this event is in the signed log.',
  entryHeld: (size: string) =>
    `The signed log of ${counted(size, 'event')} contains this hash. Checked in this browser.`,
  entryHeldText: (size: string) =>
    `The signed log of ${counted(size, 'event')} contains this event. Its content was hashed in this browser.`,
  entryUnreachable: 'This event could not be checked against the signed log right now.',
})
