import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import s from './NotFoundPage.module.css'

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <div className={`measure center ${s.page}`}>
      <PageHead title={t('notFound.title')} />
      <NotFoundGlyph />
      <h1>{t('notFound.title')}</h1>
      <p className={s.text}>{t('notFound.text')}</p>
      <p className="row wrap justify-center gap-3">
        <RouteLink to={{ id: 'home' }} className={buttonClass({ size: 'lg' })}>
          {t('notFound.home')}
        </RouteLink>
        <RouteLink
          to={{ id: 'pricing' }}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          {t('notFound.pricing')}
        </RouteLink>
      </p>
    </div>
  )
}
