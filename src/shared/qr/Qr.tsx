import { LatePart } from '../LatePart.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import s from './QrCode.module.css'

const load = async () => (await import('./QrCode.tsx')).QrCode

interface QrProps {
  text: string
  label: string
  /** In its place, where it cannot be drawn or had. */
  failed: string
}

/** A QR code that comes after the page: the library weighs as much as one. */
export function Qr(props: QrProps) {
  return (
    <LatePart
      load={load}
      props={props}
      fallback={<Skeleton variant="block" className={s.qr} />}
      failed={<p className={s.qrFailed}>{props.failed}</p>}
    />
  )
}
