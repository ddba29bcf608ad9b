import { useTranslation } from 'react-i18next'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import curl from '../../model/home/samples/curl.sample?highlighted'

const load = (id: CodeLanguage) => async () => (await import('../../model/home/more-samples.ts')).moreSamples[id]

// Proper names, the same in every language.
const variants = [
  { id: 'curl', label: 'cURL', code: curl },
  { id: 'python', label: 'Python', code: load('python') },
  { id: 'php', label: 'PHP', code: load('php') },
  { id: 'csharp', label: 'C#', code: load('csharp') },
  { id: 'java', label: 'Java', code: load('java') },
  { id: 'go', label: 'Go', code: load('go') },
  { id: 'ruby', label: 'Ruby', code: load('ruby') },
  { id: 'javascript', label: 'JavaScript', code: load('javascript') },
]

/** cURL is there at once, the other languages when one of them is chosen. */
export function CodeSamples() {
  const { t } = useTranslation('home')
  return <CodeSample bare label={t('code.label')} variants={variants} />
}
