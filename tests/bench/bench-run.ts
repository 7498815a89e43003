/** Input of every part. */
export type Bench = {
  readonly ownerUrl: string
  readonly rounds: number
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly isQuick: boolean
  readonly print: (line: string) => void
}
