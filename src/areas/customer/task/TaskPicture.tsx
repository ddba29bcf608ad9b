import { useState } from 'react'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import s from './task.module.css'

/**
 * The submitted picture, if it may be shown. A picture that fails to load leaves its space empty.
 */
export function TaskPicture({
  url,
  label,
  size,
}: {
  url: string | null
  label: string
  size: 'small' | 'large'
}) {
  const src = pictureUrl(url)
  const [lost, setLost] = useState<string | null>(null)
  if (!src || lost === src) return null
  return (
    <img
      className={`border round-1 ${s.picture}`}
      data-size={size}
      src={src}
      alt={label}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setLost(src)}
    />
  )
}
