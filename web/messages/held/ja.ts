/** Japanese: what the chat says of a business without weekly figures. */
import type { TextOf } from '../../core/language.ts'
import type { chatText } from '../en/chat.ts'

export const withoutFigures: Pick<TextOf<typeof chatText>, 'noFigures' | 'held'> = {
  noFigures:
    'まだ数字をお預かりしていないため、数字は挙げません。不足しているものや数字の計算方法を、英語でお尋ねください。',
  held: {
    debtors:
      '一覧から、お客様の未払い額を把握しています。週ごとの数字は、売上と費用が入ると出ます。読み書きは英語です。',
    timesheets:
      'タイムシートから、日数と請求済みの日数を把握しています。週ごとの数字は、売上と費用が入ると出ます。読み書きは英語です。',
    both: 'お客様の未払い額とタイムシートを把握しています。週ごとの数字は、売上と費用が入ると出ます。読み書きは英語です。',
  },
}
