/** What stands between a text and what follows: the full stops of Chinese bring their space with them. */
export const gapAfter = (text: string): string =>
  text === '' || /[。：，；！？」”）]$/.test(text) ? '' : ' '

/** Sentences one after the other, as their language does it; what is empty is left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.reduce<string>((all, part) => (part ? all + gapAfter(all) + part : all), '')
