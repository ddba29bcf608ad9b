import { useTranslation } from 'react-i18next'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { typeOf } from './form.ts'
import type { TestValues } from './form.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import s from './test.module.css'

const loadTestSamples = async () => (await import('./TestSamples.tsx')).TestSamples

interface TestCodeProps {
  values: TestValues
  picture: Chosen | null
  /** The id of the watched task, whose answer is shown as the API returns it. */
  task: string | null
}

/** The same request as code in seven languages, with the options chosen above. */
export function TestCode({ values, picture, task }: TestCodeProps) {
  const { t } = useTranslation('testCaptcha')
  const type = typeOf(values.type)
  if (!type) return null
  return (
    <AccountSection title={t('code.title')} text={t('code.text')}>
      <LatePart
        onSight
        load={loadTestSamples}
        props={{ type, values, picture, task }}
        fallback={<Skeleton variant="block" className={s.codeHole} />}
        failed={<p className={s.soft}>{t('code.failed')}</p>}
      />
    </AccountSection>
  )
}
