/** The kinds of task that people answer, by the type under which the statistics have their pay. */
export const paidTypes = {
  image: 'ImageToTextTask',
  text: 'TextCaptchaTask',
  coordinates: 'CoordinatesTask',
  grid: 'GridTask',
  rotate: 'RotateTask',
  draw: 'DrawAroundTask',
  box: 'BoundingBoxTask',
  audio: 'AudioTask',
} as const
