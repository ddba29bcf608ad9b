import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import s from '../customer.module.css'

interface PictureProps {
  url: string | null
  alt: string
  /** Shown instead of a picture that cannot be loaded. */
  missing: string
  size?: 'small' | 'card'
}

/** A submitted picture in a box of fixed size, so that loading it moves nothing. */
export function SentPicture({ url, alt, missing, size = 'card' }: PictureProps) {
  const src = pictureUrl(url)
  const [lost, setLost] = useState<string | null>(null)
  return (
    <span className={`box middle ${s.box}`} data-size={size}>
      {src && lost !== src ? (
        <img
          src={src}
          alt={alt}
          width={240}
          height={90}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setLost(src)}
        />
      ) : (
        <span className={`row align-center gap-2 pad-2 text-1 ${s.missing}`}>
          <ImageOff size={20} aria-hidden="true" />
          <span className={size === 'small' ? 'visually-hidden' : undefined}>{missing}</span>
        </span>
      )}
    </span>
  )
}
