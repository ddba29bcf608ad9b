/** In groups of four: long addresses are compared by eye. */
export const inFours = (text: string): string[] => text.match(/.{1,4}/g) ?? []
