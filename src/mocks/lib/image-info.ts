import { imageFacts } from '../../lib/image-size.ts'

interface ImageInfo {
  type: string
  width: number | null
  height: number | null
}

/**
 * The type and size of an image from its bytes, whatever type it declares; null for a type that
 * editors may not upload.
 */
export const imageInfo = (bytes: Uint8Array): ImageInfo | null =>
  imageFacts(bytes) ?? svgInfo(bytes)

/** An SVG with scripts or external resources is refused instead of sanitised. */
function svgInfo(bytes: Uint8Array): ImageInfo | null {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)) return null
  if (
    /<(?:script|foreignObject|iframe|use|image|style|a)\b|\son\w+\s*=|javascript:|<!ENTITY/i.test(
      text,
    )
  )
    return null
  const box = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(text)
  return {
    type: 'image/svg+xml',
    width: box ? Math.round(Number(box[1])) : null,
    height: box ? Math.round(Number(box[2])) : null,
  }
}
