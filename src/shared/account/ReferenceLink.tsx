import { useTranslation } from '@/i18n/use-translation.ts'
import { About } from '@/ui/About.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { asciiSlug } from '@/lib/encode-part.ts'

/** Links to an error code in the reference of all codes. */
export function ReferenceLink({ code }: { code: string }) {
  const { t } = useTranslation('shell')
  return (
    <RouteLink
      to={{ id: 'apiDocsArticle', params: { slug: 'error-codes' }, hash: asciiSlug(code) }}
    >
      {t('errorReference')}
      <About of={code} after={t('errorReference')} />
    </RouteLink>
  )
}
