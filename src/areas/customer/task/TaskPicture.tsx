import { useState } from 'react'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import s from './task.module.css'

/** What was sent, where it is a picture that may be shown; one that does not come leaves its place empty. */
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
      className={s.picture}
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
