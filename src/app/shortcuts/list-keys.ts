/** The keys of the list of shortcuts. The second works in fields and with single keys off too. */
export const listKeys = { single: '?', always: 'Mod+/' } as const
