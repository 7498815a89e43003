/** French: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures:
    'Je n’ai encore aucun de vos chiffres et n’en citerai donc aucun. Demandez en anglais ce qui manque, ou comment un chiffre est calculé.',
  held: {
    debtors:
      'Je sais ce que vos clients vous doivent, d’après votre liste. Les chiffres de la semaine viennent avec vos ventes et vos coûts. Je lis et je réponds en anglais.',
    timesheets:
      'Je connais vos feuilles de temps : les jours, et ceux qui sont facturés. Les chiffres de la semaine viennent avec vos ventes et vos coûts. Je lis et je réponds en anglais.',
    both: 'Je sais ce que vos clients vous doivent et je connais vos feuilles de temps. Les chiffres de la semaine viennent avec vos ventes et vos coûts. Je lis et je réponds en anglais.',
  },
}
