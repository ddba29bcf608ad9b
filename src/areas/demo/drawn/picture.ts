/** A task's picture. */
export interface DrawnPicture {
  url: string | undefined
  /** The picture's own pixels, which points refer to at any displayed size. */
  width: number
  height: number
  question: string
}
