import { useTranslation } from '@/i18n/use-translation.ts'
import { useNews } from '../list/use-told.ts'

/** Says that a chart shows another choice. Its place is outside what loads. */
export function ChartNews({ choice, isLoading }: { choice: unknown; isLoading: boolean }) {
  const { t } = useTranslation('comparedChart')
  const news = useNews(choice, isLoading)
  return (
    <p role="status" className="visually-hidden">
      {news !== null && <span key={news}>{t('updated')}</span>}
    </p>
  )
}
