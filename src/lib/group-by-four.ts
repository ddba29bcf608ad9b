/** Splits a text into groups of four, because people compare long addresses by eye. */
export const groupByFour = (text: string): string[] => text.match(/.{1,4}/g) ?? []
