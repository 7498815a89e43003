/** Where menus float: a little off what opened them, and never at the very edge of the window. */

/** For `middleware` of Blueprint's PopoverNext; px. */
export const floating = { offset: { mainAxis: 6 }, shift: { padding: 8 } }
