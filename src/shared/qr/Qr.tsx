import { LatePart } from '../LatePart.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import s from '../small.module.css'

const loadQrCode = async () => (await import('./QrCode.tsx')).QrCode

interface QrProps {
  text: string
  label: string
  /** Shown if the code cannot be drawn or its chunk cannot be loaded. */
  failed: string
}

/** A QR code that loads after the page, because the library weighs as much as a page. */
export function Qr(props: QrProps) {
  return (
    <LatePart
      load={loadQrCode}
      props={props}
      fallback={<Skeleton variant="block" className={`box rigid ${s.qr}`} />}
      failed={<p className={`quiet text-2 ${s.qrFailed}`}>{props.failed}</p>}
    />
  )
}
