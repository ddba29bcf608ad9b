/** The keys of the list of shortcuts. The second works in fields and with single keys off too. */
export const listKeys = { single: '?', always: 'Mod+/' } as const
/** The key of the page's main action, such as a new ticket. */
export const actionKey = 'N'
/** The keys of the rows of a list or table. Enter and the rest are the focused control's own. */
export const rowKeys = { next: 'J', previous: 'K', select: 'X' } as const
