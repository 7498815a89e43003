/** Figures of a list of managements, listings or opportunities, as rows of a table. Pure. */
import type { RegisterDay, RegisterKind } from '#schema/import/register-day'
import type { TextOf } from '../../core/language.ts'
import { exactMoney, number } from '../../kit/formats.ts'
import type { registersText } from '../../messages/imports/registers.ts'

type Row = {
  readonly name: string
  /** Undefined where a list does not give it. */
  readonly of: (figures: RegisterDay) => string | undefined
}

const money = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : exactMoney(Number(amount))
const whole = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : number(count)

/** Rows of the figures that any of these lists gives; then its states. */
export const registerRows = (
  kind: RegisterKind,
  lists: readonly RegisterDay[],
  text: TextOf<typeof registersText>,
): readonly Row[] => {
  const states = [...new Set(lists.flatMap((list) => list.states.map(({ state }) => state)))]
  const rows: readonly Row[] = [
    { name: text.counts[kind], of: ({ count }) => whole(count) },
    { name: text.amounts[kind], of: ({ amount }) => money(amount) },
    { name: text.seconds[kind], of: ({ second }) => money(second) },
    { name: text.endings[kind], of: ({ ending }) => whole(ending) },
    { name: text.days, of: ({ days }) => whole(days) },
    { name: text.unpriced, of: ({ unpriced }) => whole(unpriced) },
    ...states.map((state) => ({
      name: text.state(state),
      of: (list: RegisterDay) => whole(list.states.find((one) => one.state === state)?.count ?? 0),
    })),
  ]
  return rows.filter(({ name, of }) => name !== '' && lists.some((list) => of(list) !== undefined))
}
