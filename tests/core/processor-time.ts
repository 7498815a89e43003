/** Processor time of work, for tests that compare one length of input with another: never with a figure of one machine. */

/** Processor time of the work in milliseconds: the least of five runs, since compilation and other tests only add to it. */
export const leastProcessorMs = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const from = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000
    }),
  )

/**
 * How many times as long the work takes for an input of four times the length: about four if time follows the length, about
 * sixteen if each place of the input is set against each other. What takes less than a millisecond is not compared.
 */
export const timesAsLong = (work: (length: number) => unknown, length: number): number =>
  leastProcessorMs(() => work(length * 4)) /
  Math.max(
    1,
    leastProcessorMs(() => work(length)),
  )
