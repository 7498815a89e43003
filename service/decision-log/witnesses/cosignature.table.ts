/** Table of the cosignatures of witnesses (migration 640). A rebuild never empties it: they are evidence. */

/** A line below the checkpoint over the first `size` events; `witness` is the name in it. */
export type CosignatureRow = {
  workspace: string
  size: number
  witness: string
  line: string
  cosigned_at: string
}
