/** Table of the cosignatures of witnesses (migrations 640 and 660). A rebuild never empties it: they are evidence. */

/** A line below the checkpoint over the first `size` events; `witness` and `key_id` are the name and key id in the line. */
export type CosignatureRow = {
  workspace: string
  size: number
  witness: string
  key_id: string
  line: string
}
