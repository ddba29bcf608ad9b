import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function EmployeeRatePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.employeeRate')} description={t('nav.crumb.employeeRate')} />
      <h1 className="display">{t('nav.crumb.employeeRate')}</h1>
    </Container>
  )
}
