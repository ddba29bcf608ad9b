import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TicketFile } from '@/api/contract/tickets.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { shownName } from '../files/files.ts'
import { sizeText } from '@/shared/size-text.ts'
import s from '../account.module.css'

const isPicture = ({ mime }: TicketFile): boolean =>
  ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].includes(mime)

/** Pictures are shown in place; other files can only be saved, and none is ever executed. */
export function Attachments({ files }: { files: readonly TicketFile[] }) {
  const { t } = useTranslation('ticket')
  if (files.length === 0) return null
  return (
    <ul className="cluster gap-2" aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          <Attachment file={file} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({ file }: { file: TicketFile }) {
  const { t } = useTranslation('ticket')
  const locale = useLocale()
  const [broken, setBroken] = useState(false)
  const href = file.url ? linkTarget(file.url, location.origin) : null
  const name = shownName(file.name)
  const size = sizeText(file.size, locale)
  const usable = href && !href.startsWith('mailto:') ? href : null
  if (usable && isPicture(file) && !broken)
    return (
      <a className={s.picture} href={usable} target="_blank" rel="noopener noreferrer">
        <img
          className="box alice"
          src={usable}
          alt={t('picture', { name })}
          loading="lazy"
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          onError={() => setBroken(true)}
        />
      </a>
    )
  const label = (
    <>
      <FileText size={18} aria-hidden="true" />
      <span>
        <bdi translate="no">{name}</bdi> <span className="quiet text-1">{size}</span>
      </span>
    </>
  )
  return usable ? (
    <a
      className={`inline-row box gap-2 pad-x-3 paper text-2 break ${s.file}`}
      href={usable}
      download={name}
      rel="noopener noreferrer"
    >
      {label}
    </a>
  ) : (
    <span className={`inline-row box gap-2 pad-x-3 paper text-2 break ${s.file}`}>{label}</span>
  )
}
