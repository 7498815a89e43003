/** Numbers in words, and words for amounts of paid work. */

/** Cardinal numbers, and how many times something is multiplied by. */
export const numberWords: readonly (readonly [value: number, phrases: readonly string[]])[] = [
  [1, ['one', 'single']],
  [2, ['two', 'couple of', 'pair of']],
  [3, ['three']],
  [4, ['four']],
  [5, ['five', 'half a dozen']],
  [6, ['six']],
  [7, ['seven']],
  [8, ['eight']],
  [9, ['nine']],
  [10, ['ten']],
  [11, ['eleven']],
  [12, ['twelve', 'dozen']],
  [13, ['thirteen']],
  [15, ['fifteen']],
  [20, ['twenty']],
  [25, ['twenty five']],
  [30, ['thirty']],
  [40, ['forty']],
  [50, ['fifty']],
  [100, ['hundred', 'a hundred']],
  [1000, ['thousand', 'a thousand', 'grand']],
]

/** Paid hours of a shift, a part-timer and a full-timer (38 hours a week, the National Employment Standards). */
export const shiftWords: readonly (readonly [hours: number, phrases: readonly string[]])[] = [
  [5, ['shift']],
  [19, ['part timer', 'casual', 'half time person']],
  [
    38,
    [
      'person',
      'employee',
      'full timer',
      'staff member',
      'barista',
      'chef',
      'cook',
      'waiter',
      'assistant',
      'agent',
      'consultant',
      'hand',
      'manager',
      'hire',
    ],
  ],
]

export const fractionWords: readonly (readonly [value: number, phrases: readonly string[]])[] = [
  [1 / 2, ['half']],
  [1 / 3, ['third']],
  [1 / 4, ['quarter']],
  [1 / 5, ['fifth']],
  [1 / 10, ['tenth']],
]

/** Words for the unit of the number before them. */
export const unitOfNumber = {
  dollars: ['dollar', 'buck', 'aud'],
  cents: ['cent'],
  percent: ['percent', 'per cent', 'percentage point', 'point'],
} as const
