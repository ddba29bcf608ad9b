import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function LeaderboardPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.leaderboard')} description={t('nav.crumb.leaderboard')} />
      <h1 className="display">{t('nav.crumb.leaderboard')}</h1>
    </Container>
  )
}
