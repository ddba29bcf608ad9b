import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ProgramPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.workerProgram')} description={t('nav.crumb.workerProgram')} />
      <h1 className="display">{t('nav.crumb.workerProgram')}</h1>
    </Container>
  )
}
