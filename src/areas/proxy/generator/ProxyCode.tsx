import { useTranslation } from 'react-i18next'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import type { SampleVariant } from '@/shared/code-sample/CodeSample.tsx'
import { Secret } from '@/ui/Secret.tsx'
import python from './samples/python.sample?highlighted'
import s from './generator.module.css'

const loadSample = async (language: 'php' | 'csharp' | 'java' | 'go' | 'ruby' | 'javascript') =>
  (await import('./more-samples.ts')).moreSamples[language]

const variants: readonly SampleVariant[] = [
  { id: 'python', label: 'Python', code: python },
  { id: 'php', label: 'PHP', code: () => loadSample('php') },
  { id: 'csharp', label: 'C#', code: () => loadSample('csharp') },
  { id: 'java', label: 'Java', code: () => loadSample('java') },
  { id: 'go', label: 'Go', code: () => loadSample('go') },
  { id: 'ruby', label: 'Ruby', code: () => loadSample('ruby') },
  { id: 'javascript', label: 'JavaScript', code: () => loadSample('javascript') },
]

/**
 * A request through the first proxy of a list. The address is in the environment and never in the
 * code.
 */
export function ProxyCode({ url }: { url: string }) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  return (
    <div className={s.code}>
      <h3 className="heading">{t('code.title')}</h3>
      <p className={s.quiet}>{t('code.text')}</p>
      <Secret
        value={url}
        labels={{
          show: t('code.show'),
          hide: t('code.hide'),
          hidden: t('code.hidden'),
          copy: t('code.copy'),
          copied: common('action.copied'),
          failed: common('action.copyFailed'),
        }}
      />
      <CodeSample label={t('code.label')} variants={variants} />
    </div>
  )
}
