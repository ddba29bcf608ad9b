/** Whether a finger is the main pointer: gestures, a keyboard on the screen. */
export const isTouch = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
