/** German texts of Sales & Marketing. */
import { plural, type TextOf } from '../../core/language.ts'
import type { salesText } from '../en/sales.ts'
import { counted } from '../german-figures/counted.ts'

const transactions = (count: string): string => counted(count, 'Transaktion', 'Transaktionen')

export const sales: TextOf<typeof salesText> = {
  title: 'Vertrieb & Marketing',
  standfirst: 'Wer kauft und wann. Die Ideen sind Beispiele.',
  standfirstOwn: 'Wer kauft und wann.',
  figures: 'Verkaufszahlen',
  weekdays: 'Nach Wochentag',
  weekdaysTitle: (best: string, worst: string) => `${best} bringt am meisten, ${worst} am wenigsten`,
  weekdaysMeasure: (days: number) =>
    plural(
      days,
      {
        one: 'Einnahmen im Schnitt nach Wochentag in AUD, ein Tag',
        other: `Einnahmen im Schnitt nach Wochentag in AUD, letzte ${days} Tage`,
      },
      'de',
    ),
  weekdaysSummary: (best: string, most: string, worst: string, least: string) =>
    `${best} bringt im Schnitt ${most}, ${worst} ${least}.`,
  takings: 'Einnahmen im Schnitt',
  hours: 'Nach Stunde',
  hoursTitle: (best: string, worst: string) => `Am meisten läuft um ${best}, am wenigsten um ${worst}`,
  hoursTied: (best: string, others: number, worst: string) =>
    `${best} ist eine der ${others === 1 ? 'zwei' : others + 1} stärksten Stunden, ${worst} die ruhigste`,
  hoursMeasure: {
    mean: (days: number) =>
      plural(
        days,
        {
          one: 'Transaktionen im Schnitt nach Stunde, ein Tag',
          other: `Transaktionen im Schnitt nach Stunde, letzte ${days} Tage`,
        },
        'de',
      ),
    sum: (days: number) =>
      plural(
        days,
        {
          one: 'Transaktionen nach Stunde, ein Tag',
          other: `Alle Transaktionen nach Stunde, letzte ${days} Tage`,
        },
        'de',
      ),
  },
  hoursSummary: {
    mean: (best: string, most: string, worst: string, least: string) =>
      `Im Schnitt ${transactions(most)} von ${best}, ${least} von ${worst}.`,
    sum: (best: string, most: string, worst: string, least: string) =>
      `Insgesamt ${transactions(most)} von ${best}, ${least} von ${worst}.`,
  },
  transactions: { mean: 'Transaktionen im Schnitt', sum: 'Transaktionen' },
  opportunities: 'Wachstumschancen',
  gaps: 'Leistungslücken',
  gapHead: 'Messgröße',
  nowHead: 'Jetzt',
  targetHead: 'Ziel',
  gapBy: 'Abstand',
  marketing: 'Marketingzahlen',
}
