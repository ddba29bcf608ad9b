import { useState } from 'react'
import s from './small.module.css'

export interface AvatarProps {
  /**
   * The initials come from the name. The name itself stands beside the avatar or in its alt text.
   */
  name: string
  src?: string | undefined
  alt?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

const pixels = { sm: 24, md: 36, lg: 56, xl: 96 }

export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._@-]+/)
    .filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => (word ? ([...word][0] ?? '') : ''),
  )
  return (first + last).toUpperCase()
}

export function Avatar({ name, src, alt = '', size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  if (src && src !== broken) {
    return (
      <img
        className={s.avatar}
        src={src}
        alt={alt}
        width={pixels[size]}
        height={pixels[size]}
        data-size={size}
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      className={s.avatar}
      data-size={size}
      translate="no"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  )
}
