import { useTranslation } from '@/i18n/use-translation.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import python from '@/task-api/signature/python.sample?highlighted'
import type { pingbackSamples } from './more-samples.ts'
import s from './deliveries.module.css'

const loadSample = (id: keyof typeof pingbackSamples) => async () =>
  (await import('./more-samples.ts')).pingbackSamples[id]

// Proper names, the same in every language.
const variants = [
  { id: 'python', label: 'Python', code: python },
  { id: 'php', label: 'PHP', code: loadSample('php') },
  { id: 'csharp', label: 'C#', code: loadSample('csharp') },
  { id: 'java', label: 'Java', code: loadSample('java') },
  { id: 'go', label: 'Go', code: loadSample('go') },
  { id: 'ruby', label: 'Ruby', code: loadSample('ruby') },
  { id: 'javascript', label: 'JavaScript', code: loadSample('javascript') },
]

/** Explains how a receiver verifies that a result is ours. */
export function Signature() {
  const { t } = useTranslation('pingback')
  return (
    <AccountSection title={t('signature.title')} text={t('signature.text')}>
      <div className="stack gap-4">
        <ol className={`grid gap-2 ${s.steps}`}>
          <li>{t('signature.header')}</li>
          <li>{t('signature.compute')}</li>
          <li>{t('signature.compare')}</li>
        </ol>
        <p className="break">
          <code translate="no">X-Signature: t=1776245400,v1=334c73d2…</code>
        </p>
        <CodeSample label={t('signature.code')} variants={variants} />
        <p className={s.quiet}>{t('signature.vector')}</p>
      </div>
    </AccountSection>
  )
}
