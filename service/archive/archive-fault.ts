/** A reason not to write or not to import an archive, as a sentence for the operator. Nothing was changed. */
export class ArchiveFault extends Error {}
