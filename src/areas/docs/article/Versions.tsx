import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { known } from '@/lib/known.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from '../docs.module.css'

interface VersionsProps {
  slug: string
  versions: readonly string[]
  version: string
}

const names = ['v1', 'v2'] as const

/** Names a version of the API. One that this build does not know is named by its code. */
export function useVersionName(): (version: string) => string {
  const { t } = useTranslation('apiDocs')
  return (version) => {
    const name = known(names, version)
    return name ? t(`version.${name}`) : version
  }
}

/** Links to the article for another API version, at the same place of the page. */
export function Versions({ slug, versions, version }: VersionsProps) {
  const { t } = useTranslation('apiDocs')
  const { hash } = useLocation()
  const nameOf = useVersionName()
  if (versions.length < 2) return null
  return (
    <nav className={`box row wrap gap-1 text-2 ${s.versions}`} aria-label={t('versions')}>
      {versions.map((one, index) => {
        const place = { hash: hash.slice(1) }
        const label = nameOf(one)
        const current = one === version ? 'true' : undefined
        return index === 0 ? (
          <RouteLink
            key={one}
            to={{ id: 'apiDocsArticle', params: { slug }, ...place }}
            aria-current={current}
          >
            {label}
          </RouteLink>
        ) : (
          <RouteLink
            key={one}
            to={{ id: 'apiDocsVersion', params: { slug, version: one }, ...place }}
            aria-current={current}
          >
            {label}
          </RouteLink>
        )
      })}
    </nav>
  )
}
