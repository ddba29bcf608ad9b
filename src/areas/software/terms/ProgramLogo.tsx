import { useState } from 'react'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { cx } from '@/ui/cx.ts'
import s from '../software.module.css'

interface ProgramLogoProps {
  url: string | null
  title: string
  size?: 'md' | 'lg'
  eager?: boolean
}

/** A program's logo, or the first letter of its name, which is beside it. */
export function ProgramLogo({ url, title, size = 'md', eager = false }: ProgramLogoProps) {
  const [broken, setBroken] = useState<string>()
  const picture = pictureUrl(url)
  if (picture === undefined || picture === broken)
    return (
      <span
        className={cx('box rigid alice', s.logo, 'middle quiet text-5 bold')}
        data-size={size}
        aria-hidden="true"
      >
        {[...title][0]?.toUpperCase()}
      </span>
    )
  return (
    <img
      className={`box rigid alice ${s.logo}`}
      data-size={size}
      src={picture}
      alt=""
      width={128}
      height={128}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(picture)}
    />
  )
}
