interface Size {
  width: number | null
  height: number | null
}

const share = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * The place in a picture that a pointer shows, from 0 to 1. The picture is drawn as large as its box
 * allows, in the middle of it.
 */
export function placeIn(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  picture: Size,
  at: { x: number; y: number },
): { x: number; y: number } {
  const [width, height] = [picture.width ?? box.width, picture.height ?? box.height]
  const scale = Math.min(box.width / width, box.height / height)
  const across = (at.x - box.left - (box.width - width * scale) / 2) / (width * scale)
  const down = (at.y - box.top - (box.height - height * scale) / 2) / (height * scale)
  return { x: share(across), y: share(down) }
}
