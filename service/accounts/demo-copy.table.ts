/** Row of a copy (migration 390). All rows belong to the installation's workspace. */
export type DemoCopyRow = {
  workspace: string
  copy: string
  visitor_hash: string
  /** Null for copies made before addresses were counted. */
  address_hash: string | null
  business_type: string
  made_at: string
  used_at: string
  /** Reason for dropping the copy; null while it is in use. */
  dropping: string | null
  dropped_at: string | null
}
