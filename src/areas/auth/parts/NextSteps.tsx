import { useTranslation } from 'react-i18next'
import { Stack } from '@/ui/Stack.tsx'
import s from './AuthCard.module.css'

/** What comes after signing up, beside the form. */
export function NextSteps() {
  const { t } = useTranslation('auth')
  return (
    <Stack gap={4}>
      <h2 className={s.asideTitle}>{t('next.title')}</h2>
      <ol className={s.steps}>
        <li>
          <b>{t('next.enter.title')}</b>
          <span>{t('next.enter.text')}</span>
        </li>
        <li>
          <b>{t('next.role.title')}</b>
          <span>{t('next.role.text')}</span>
        </li>
        <li>
          <b>{t('next.confirm.title')}</b>
          <span>{t('next.confirm.text')}</span>
        </li>
      </ol>
    </Stack>
  )
}
