/** The success criteria of WCAG 2.2 that concern captchas, in order. */
export const criteria = [
  { id: 'nonText', level: 'A' },
  { id: 'keyboard', level: 'A' },
  { id: 'time', level: 'A' },
  { id: 'auth', level: 'AA' },
  { id: 'authPlus', level: 'AAA' },
] as const
