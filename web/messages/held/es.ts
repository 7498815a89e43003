/** Spanish: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures:
    'Todavía no tengo cifras suyas, así que no citaré ninguna. Pregunte en inglés qué falta o cómo se calcula una cifra.',
  held: {
    debtors:
      'Sé lo que le deben sus clientes, según su lista. Las cifras semanales llegan con sus ventas y costes. Leo y respondo en inglés.',
    timesheets:
      'Conozco sus hojas de horas: días, y cuántos se facturan. Las cifras semanales llegan con sus ventas y costes. Leo y respondo en inglés.',
    both: 'Sé lo que le deben sus clientes y conozco sus hojas de horas. Las cifras semanales llegan con sus ventas y costes. Leo y respondo en inglés.',
  },
}
