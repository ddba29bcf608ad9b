import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { readableDomain } from '@/lib/domain.ts'
import { homograph } from '@/lib/homograph.ts'
import s from '../editor.module.css'

/** A domain in Unicode, with its stored form, and a warning if it can be mistaken for another. */
export function DomainName({ domain }: { domain: string }) {
  const readable = readableDomain(domain)
  return (
    <span className="stack gap-0 items-start">
      <bdi translate="no">{readable}</bdi>
      {readable !== domain && (
        <code className="quiet text-1 regular" translate="no" data-folds="">
          {domain}
        </code>
      )}
      <LookAlike domain={domain} />
    </span>
  )
}

/** Names the domain that it imitates. */
export function LookAlike({ domain }: { domain: string }) {
  const { t } = useTranslation('manualDomains')
  const found = homograph(domain)
  if (!found) return null
  return (
    <span className={`align-baseline gap-1 text-1 medium ${s.alike}`}>
      <TriangleAlert size={14} aria-hidden="true" />
      {found.kind === 'mixed' ? t('alike.mixed') : t('alike.twin', { domain: found.of })}
    </span>
  )
}
