import { drawQr } from './draw-qr.ts'
import s from '../small.module.css'

/**
 * A QR code on a light background in both color schemes. Load it by LatePart: the library weighs as
 * much as a page.
 */
export function QrCode({ text, label, failed }: { text: string; label: string; failed: string }) {
  const drawing = drawQr(text)
  if (!drawing) return <p className={`quiet text-2 ${s.qrFailed}`}>{failed}</p>
  return (
    <svg
      className={`box rigid ${s.qr}`}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  )
}
