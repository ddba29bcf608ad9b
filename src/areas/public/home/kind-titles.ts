/** The names of the kinds of captchas. */
export const kindTitles = {
  image: 'kind.image.title',
  points: 'kind.points.title',
  boxes: 'kind.boxes.title',
  rotate: 'common:taskKind.rotate',
  audio: 'common:taskKind.audio',
  token: 'kind.token.title',
} as const
