/** German formulas of figures in words. */
import type { TextOf } from '../../core/language.ts'
import type { formulaTexts } from '../en/formula.ts'
import { formulasOfLevers } from './formulas-of-levers.ts'
import { formulasOfLines } from './formulas-of-lines.ts'

const variable = 'variable Kosten als Anteil der Einnahmen'

const formulas: TextOf<typeof formulaTexts>['formulas'] = {
  value: 'die Zahl wie festgehalten oder angegeben',
  mean: 'der Mittelwert der Zahlen',
  median: 'der Median der Zahlen',
  sum: 'die Summe der Zahlen',
  highest: 'die höchste der Zahlen',
  lowest: 'die niedrigste der Zahlen',
  count: 'die Anzahl der Zahlen',
  'weeks-missing': 'benötigte Wochen (erste) minus vorhandene Wochen (zweite)',
  change: 'der Mittelwert der ersten minus der Mittelwert der zweiten',
  'change-percent': 'der Mittelwert der ersten durch den Mittelwert der zweiten, minus eins, in Prozent',
  'weekly-repayment':
    'der Wochenanteil gleicher Monatsraten der ersten, zu einem Jahreszins in Prozent (zweite) über Jahre (dritte)',
  share: 'die Summe der ersten durch die Summe der zweiten, in Prozent',
  'share-change':
    'der Anteil der ersten an der zweiten minus der Anteil der dritten an der vierten, in Prozentpunkten',
  each: 'die Summe der ersten durch die Summe der zweiten',
  slope: 'die mittlere Steigung zwischen allen Zahlenpaaren (Theil-Sen), je Woche',
  spread: 'die mediane absolute Abweichung mal 1,4826, durch den Median, in Prozent',
  'robust-score':
    'die erste minus der Median der übrigen, in robusten Abweichungen (1,4826 mal ihre mediane absolute Abweichung)',
  'from-median': 'die erste durch den Median der übrigen, minus eins, in Prozent',
  'volume-effect': 'die Änderung der Menge, zum Preis in der Mitte zwischen vorher und nachher',
  'price-effect': 'die Änderung des Preises, bei der Menge in der Mitte zwischen vorher und nachher',
  product: 'der Mittelwert der ersten mal der Mittelwert der zweiten',
  'gap-amount': 'der Mittelwert der ersten minus der zweiten, mal der Mittelwert der dritten',
  'share-gap-amount':
    'der Anteil der ersten an der zweiten minus der Anteil der dritten an der vierten, mal der Mittelwert der fünften',
  'cash-fall':
    'der Rückgang der Reichweite (erste) von ihrer ersten bis zu ihrer letzten Woche, pro Woche, mal der Mittelwert der Kosten (zweite)',
  'mean-each': 'der Mittelwert der ersten durch die zweite',
  'percent-of':
    'die erste im Schnitt mal einen Prozentsatz (zweite); weitere Paare ebenso, alles zusammengezählt',
  'percent-of-takings':
    'die erste im Schnitt mal einen Prozentsatz (zweite), weitere Paare ebenso, alles zusammengezählt, in Prozent der durchschnittlichen Einnahmen (letzte)',
  'break-even-takings': `Einnahmen, bei denen die Kosten gedeckt sind: Kosten (erste) minus variable Kosten, geteilt durch das, was von jedem Dollar Einnahmen (zweite) nach variablen Kosten bleibt; ${variable} sind die dritte durch die vierte`,
  difference: 'die Summe der ersten minus die Summe der zweiten',
  'sum-less': 'die Summe der ersten minus die zweite',
  'mean-less': 'der Mittelwert der ersten minus die zweite',
  'share-less': 'die Summe der ersten durch die Summe der zweiten, in Prozent, minus die dritte',
  'each-less': 'die Summe der ersten durch die Summe der zweiten, minus die dritte',
  'value-less': 'die letzte der ersten minus die zweite',
  'part-of-periods': 'die Anzahl der Zeiträume, die zutreffen (erste), durch alle (zweite), in Prozent',
  'hours-of-staff':
    'bezahlte Stunden (erste) zu einem Stundenlohn (zweite), durch den Mittelwert der Personalkosten (dritte), in Prozent',
  projection: 'die letzte Zahl plus die Theil-Sen-Steigung mal die Zahl der Wochen (zweite)',
  'projection-low':
    'die letzte Zahl plus das untere Quartil der Steigungen zwischen Paaren mal die Zahl der Wochen (zweite)',
  'projection-high':
    'die letzte Zahl plus das obere Quartil der Steigungen zwischen Paaren mal die Zahl der Wochen (zweite)',
  'surplus-after':
    'Wocheneinnahmen minus Kosten, nachdem eine Mengenänderung die Einnahmen um einen Prozentsatz (dritte) bewegt; von den Kosten bewegt sich die vierte mit',
  'weeks-of-cash':
    'Liquidität (Reichweite mal die Wochenkosten, auf denen sie beruht) durch den Wochenverlust, nachdem sich die Einnahmen um einen Prozentsatz (vierte) ändern; von den Kosten bewegt sich die fünfte mit',
  'cash-weeks-after-changes':
    'Liquidität durch das, was eine typische Woche nach den genannten Änderungen verliert',
  forecast: 'die Prognose der Wochenreihe (erste) für eine Zahl von Wochen voraus (zweite)',
  'forecast-low': 'das untere Ende des 80-%-Bereichs der Prognose für eine Zahl von Wochen voraus (zweite)',
  'forecast-high': 'das obere Ende des 80-%-Bereichs der Prognose für eine Zahl von Wochen voraus (zweite)',
  'price-profit': `zusätzlicher Wochengewinn, wenn sich die Preise um einen Prozentsatz (zweite) ändern und die Menge mit der Elastizität (dritte) folgt; ${variable} sind die vierte durch die fünfte`,
  'price-takings':
    'zusätzliche Wocheneinnahmen, wenn sich die Preise um einen Prozentsatz (zweite) ändern und die Menge mit der Elastizität (dritte) folgt',
  'break-even-volume': `um wie viel Prozent die Menge sinken darf, bevor eine Preisänderung um einen Prozentsatz (erste) den Gewinn schmälert; ${variable} sind die zweite durch die dritte`,
  'volume-profit': `ein Prozentsatz (zweite) der ersten, minus die variablen Kosten davon; ${variable} sind die dritte durch die vierte`,
  differences:
    'die Werte an erster, dritter und jeder weiteren ungeraden Stelle, jeweils abzüglich des folgenden, zusammengezählt',
  'runway-of-costs':
    'das Produkt der Mittelwerte des ersten und des zweiten, geteilt durch den Mittelwert des zweiten zuzüglich des dritten',
  'each-to-cover':
    'wie viele weitere Einheiten, jede im Wert der zweiten durch die dritte, nötig sind, um die erste nach variablen Kosten (vierte durch fünfte) zu verdienen',
  'sum-of-products': 'die Werte in Paaren: jedes Paar malgenommen, dann die Produkte zusammengezählt',
  'sum-of-products-share':
    'die Werte nach dem ersten in Paaren: jedes Paar malgenommen, dann die Produkte zusammengezählt, in Prozent des Medians der ersten',
  periods: 'die Anzahl der Zeiträume',
  'contribution-each': 'die Summe der ersten minus die Summe der zweiten, durch die Summe der dritten',
  'each-part-effect': 'die Änderung der ersten durch die zweite in der Mitte zwischen vorher und nachher',
  'each-whole-effect':
    'die Änderung von eins durch die zweite, mal die erste in der Mitte zwischen vorher und nachher',
  'share-part-effect':
    'die Änderung der ersten durch die zweite in der Mitte zwischen vorher und nachher, in Prozentpunkten',
  'share-whole-effect':
    'die Änderung von eins durch die zweite, mal die erste in der Mitte zwischen vorher und nachher, in Prozentpunkten',
  ...formulasOfLevers,
  'mean-plus': 'der Mittelwert der ersten plus die zweite',
  'mean-plus-percent': 'der Mittelwert der ersten plus ein Prozentsatz davon (zweite)',
  'cash-less': 'das Produkt der Mittelwerte der ersten und der zweiten, minus die dritte',
  'runway-less': 'die Wochen der ersten minus die dritte durch den Mittelwert der zweiten',
  'rest-share': 'die Summe der ersten minus die Summe der zweiten, durch die Summe der ersten, in Prozent',
  ...formulasOfLines,
  'forecast-mean':
    'der Mittelwert der Prognosen von einer Woche voraus (zweite) bis zu einer anderen (dritte) und der vorhandenen Wochen (vierte)',
  'payback-of-changes':
    'der zurückzuzahlende Betrag (letzte) durch den zusätzlichen Gewinn einer typischen Woche nach den genannten Änderungen',
  payback: 'die erste durch den Mittelwert der zweiten',
  'forecast-sum':
    'die Prognosen von einer Woche voraus (zweite) bis zu einer anderen (dritte), plus das Vorhandene (vierte)',
  'forecast-sum-low': 'dasselbe, jede Woche am unteren Ende ihres 80-%-Bereichs',
  'forecast-sum-high': 'dasselbe, jede Woche am oberen Ende ihres 80-%-Bereichs',
}

const composed: TextOf<typeof formulaTexts>['composed'] = {
  'difference of': 'der Wert des ersten Zeitraums minus der des zweiten; jeder ist',
  'percent change of':
    'der Wert des ersten Zeitraums durch den des zweiten, minus eins, in Prozent; jeder ist',
  'percent of': 'der Wert der ersten durch den der zweiten, in Prozent; jeder ist',
  'mean of': 'der Mittelwert aller Zeiträume, die einen Wert haben; jeder ist',
  'median of': 'der Median aller Zeiträume, die einen Wert haben; jeder ist',
}

export const formula: TextOf<typeof formulaTexts> = { formulas, composed }
