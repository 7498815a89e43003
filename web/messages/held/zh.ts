/** Chinese: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures: '我还没有您的数字，因此不会引用任何数字。请用英文询问缺少什么，或某个数字如何计算。',
  held: {
    debtors: '根据您的清单，我知道客户欠您多少。有了销售和成本，就会有每周数字。我用英文阅读和回答。',
    timesheets: '根据工时表，我知道工作天数和计费天数。有了销售和成本，就会有每周数字。我用英文阅读和回答。',
    both: '我知道客户欠您多少，也了解您的工时表。有了销售和成本，就会有每周数字。我用英文阅读和回答。',
  },
}
