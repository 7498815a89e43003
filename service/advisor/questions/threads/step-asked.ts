/** "So should we do it?", "what do you think?": a verdict on the step before, and no step of its own. */
export const stepAsked =
  /^(?:so )?(?:should|shall|do|would|could|can) (?:we|i|you)(?: (?:really|actually|even|just|still))?(?: (?:do|try|go for|go ahead with|risk))?(?: (?:it|that|this|so))?(?: then| or not| anyway)?$|^(?:is (?:it|that) (?:worth (?:it|doing)|a good idea)|worth (?:it|doing)|yes or no|so yes or no|good idea|what (?:do|would) you (?:think|reckon|do|say)|would you(?: do it)?|(?:your|what's your) (?:view|opinion|call))(?: then| or not)?$/
