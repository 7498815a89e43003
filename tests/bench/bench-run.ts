/** What every part of the bench is given. */

/** What every part is given. */
export type Bench = {
  readonly ownerUrl: string
  readonly rounds: number
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly isQuick: boolean
  readonly tell: (line: string) => void
}
