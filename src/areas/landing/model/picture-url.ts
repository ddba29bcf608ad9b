/** The address of a picture from the API, where it is one that may be shown: a picture in itself, an own path, https. */
export function pictureUrl(url: string | null): string | undefined {
  if (!url) return undefined
  return /^(?:data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]|https:\/\/|\/(?![/\\]))/i.test(url) ? url : undefined
}

/** JSON of an answer in one line that may break; other answers as they are. */
export const answerText = (answer: string): string => (/^[[{]/.test(answer) ? answer.replace(/([,:])(?=\S)/g, '$1 ') : answer)
