/** Italian: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures:
    'Non ho ancora le sue cifre, perciò non ne citerò. Chieda in inglese che cosa manca o come si calcola una cifra.',
  held: {
    debtors:
      'So quanto le devono i clienti, dal suo elenco. I dati settimanali arrivano con vendite e costi. Leggo e rispondo in inglese.',
    timesheets:
      'Conosco i suoi fogli ore: i giorni e quanti sono fatturati. I dati settimanali arrivano con vendite e costi. Leggo e rispondo in inglese.',
    both: 'So quanto le devono i clienti e conosco i suoi fogli ore. I dati settimanali arrivano con vendite e costi. Leggo e rispondo in inglese.',
  },
}
