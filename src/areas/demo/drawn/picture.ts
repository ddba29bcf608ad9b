/** A task's picture. */
export interface Picture {
  url: string | undefined
  /** Of the picture itself: points are in its pixels, whatever size it is shown in. */
  width: number
  height: number
  question: string
}
