/** Terms of numbers, and of how answers here are made. */
import type { Entries } from './entry.ts'

export const numberTerms: Entries<
  | 'points'
  | 'percent'
  | 'mean'
  | 'median'
  | 'forecast-band'
  | 'confidence'
  | 'trend'
  | 'season'
  | 'outlier'
  | 'benchmark'
> = {
  points: {
    words: '(?:percentage |percent )?points?|pp',
    name: 'Points, or percentage points,',
    isMany: true,
    means: 'the plain difference of two percentages',
    formula: 'the new percentage less the old one',
  },
  percent: {
    words: 'per ?cent(?:age)?s?(?: change)?|%',
    name: 'A change in percent',
    means: 'the change as a share of where it started',
    formula: 'new less old, divided by old',
  },
  mean: {
    // "What does it mean" is not about a mean.
    words:
      '(?:the |arithmetic |an? )mean|mean (?:and|or|vs|versus)(?= median)|(?<=median (?:and|or|vs|versus) (?:the )?)mean|averages?',
    name: 'The mean, or average,',
    means: 'the sum of the values shared out evenly; one extreme week moves it',
    formula: 'the sum divided by the number of values',
  },
  median: {
    words: 'medians?',
    name: 'The median',
    means: 'the middle value when all are put in order; one extreme week hardly moves it',
  },
  'forecast-band': {
    words: '(?:the )?(?:forecast|prediction|confidence) (?:band|range|interval)s?|error (?:band|bar)s?',
    name: 'A forecast band',
    means:
      'the range a week is expected to fall in; its width comes from how far past forecasts of the same kind were out, so most weeks, not all, end up inside it',
  },
  confidence: {
    words: '(?:the |your )?confidence(?: score| level| percent(?:age)?| figure)?',
    name: 'Confidence',
    means:
      'how well the records support an answer: how surely the question was read, how much of it is on record, how recent that is, and how well it agrees; it is not the chance that advice pays off',
  },
  trend: {
    words: 'trend(?: line)?s?',
    name: 'A trend',
    means: 'the direction weeks take once the usual ups and downs are set aside',
    formula: 'the median of the slopes between all pairs of weeks',
  },
  season: {
    words: 'seasonality|seasonal(?:ly)?(?: adjust\\w+)?',
    name: 'Seasonality',
    means: 'a pattern that comes back each year or week, such as quiet winters or busy Saturdays',
  },
  outlier: {
    words: 'outliers?|anomal(?:y|ies)',
    name: 'An outlier',
    means: 'a week or day far outside the usual swing, such as one with a closure',
  },
  benchmark: {
    words: 'bench ?marks?',
    name: 'A benchmark',
    means:
      'a usual value for the trade to compare with; those used here are our assumptions and are named as such',
  },
}
