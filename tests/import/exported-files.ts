/** Files whose rows are hard to export and import again. */
import { lines } from './read-text.ts'

/** With several lines of one order, a refund, formulas, XML markup and a line break. */
export const sales = lines(
  'Order no,Date,Time,Item,Category,Channel,Qty,Total (inc GST),GST,Tip',
  '1,2026-11-13,08:15,Flat white,Coffee,Counter,1,5.50,0.50,0.00',
  '1,2026-11-13,08:15,Rye loaf,Bread,Counter,1.5,11.00,1.00,2.00',
  `2,2026-11-13,09:20,"=HYPERLINK(""http://x.example"")",Bread,Counter,1,11.00,1.00,0.00`,
  `3,2026-11-14,10:05,"'-quoted, _x0041_ <b>&amp;",Coffee,Web,1,5.50,0.50,0.00`,
  '3,2026-11-14,10:06,Flat white,Coffee,Web,-1,-5.50,-0.50,0.00',
  '4,2026-11-16,07:45,"Two\nlines",Pastry,Counter,1,33.00,3.00,0.00',
)
/** From another till, with one of the first till's numbers. */
export const shop = lines(
  'Receipt,Sold at,Product,Total paid',
  '1,2026-11-13 12:00,Mug,20.00',
  '2,2026-11-16 12:01,@Mug,20.00',
)
export const books = lines(
  'Date,Account,Description,Hours,Debit,Credit',
  '2026-11-13,Wages,+Ana,12.25,400.00,',
  '2026-11-13,Rent,Shop,,900.10,',
  '2026-11-14,Sales,Card payments,,,1200.00',
)
export const statement = lines(
  'Profit and loss,,',
  'The bakery,,',
  'Account,Oct 2026,Sep 2026',
  'Income,,',
  'Sales,9000.00,8000.00',
  'Total income,9000.00,8000.00',
  'Expenses,,',
  'Wages,3000.00,2500.00',
  'Discounts received,-50.00,0.00',
  'Total expenses,2950.00,2500.00',
  'Net profit,6050.00,5500.00',
)
