/** Label for a confidence in percent: above 90 high, above 75 medium, otherwise low. */
export const confidenceLabel = (percent: number): 'high' | 'medium' | 'low' =>
  percent > 90 ? 'high' : percent > 75 ? 'medium' : 'low'
