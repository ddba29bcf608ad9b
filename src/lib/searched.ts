/**
 * What is searched for of a typed text. No name is longer, and a page that was pasted by mistake
 * would be compared word by word until the browser stops.
 */
export const searched = (typed: string): string => typed.slice(0, 200)
