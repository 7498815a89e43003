/** Something is wrong with a backup itself; the message says what, in words that its owner may read once paths are taken out. */
export class BackupFault extends Error {}
