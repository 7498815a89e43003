/** Portuguese: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures:
    'Ainda não tenho números seus, por isso não citarei nenhum. Pergunte em inglês o que falta ou como se calcula um número.',
  held: {
    debtors:
      'Sei o que os clientes lhe devem, pela sua lista. Os números semanais chegam com as vendas e os custos. Leio e respondo em inglês.',
    timesheets:
      'Conheço as suas folhas de horas: os dias e quantos são faturados. Os números semanais chegam com as vendas e os custos. Leio e respondo em inglês.',
    both: 'Sei o que os clientes lhe devem e conheço as suas folhas de horas. Os números semanais chegam com as vendas e os custos. Leio e respondo em inglês.',
  },
}
