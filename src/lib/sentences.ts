/** The separator after a text: Chinese punctuation includes its own space. */
export const gapAfter = (text: string): string =>
  text === '' || /[。：，；！？」”）]$/.test(text) ? '' : ' '

/** Joins sentences according to their language; empty ones are left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.reduce<string>((all, part) => (part ? all + gapAfter(all) + part : all), '')
