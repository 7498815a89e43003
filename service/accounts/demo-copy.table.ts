/** Row of a copy (migration 390). All rows belong to the installation's workspace. */
export type DemoCopyRow = {
  workspace: string
  copy: string
  /** Null while the copy waits for a visitor, and once it is dropped. */
  visitor_hash: string | null
  /** Null for copies made before addresses were counted. */
  address_hash: string | null
  business_type: string
  /** Day of the sample in a copy that waits for a visitor; null once it has had one. */
  sample_day: number | null
  made_at: string
  used_at: string
  /** Reason for dropping the copy; null while it is in use. */
  dropping: string | null
  dropped_at: string | null
}
