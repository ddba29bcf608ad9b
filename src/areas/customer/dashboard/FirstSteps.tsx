import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import type { CodeToken } from '@/ui/CodeBlock.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import s from './dashboard.module.css'

const steps = ['funds', 'key', 'send'] as const

/** Five lines that can be pasted as they are, but for the key and the picture. */
const sample: readonly (readonly CodeToken[])[] = [
  [{ text: 'curl', kind: 'keyword' }, { text: ` https://api.${site.canonicalHost}/createTask \\` }],
  [
    { text: '  -H ' },
    { text: "'Content-Type: application/json'", kind: 'string' },
    { text: ' -d ' },
    { text: "'{", kind: 'string' },
  ],
  [{ text: '    "clientKey": "YOUR_API_KEY",', kind: 'string' }],
  [{ text: '    "task": {"type": "ImageToTextTask", "body": "BASE64"}', kind: 'string' }],
  [{ text: "  }'", kind: 'string' }],
]

/** Before the first task: what to do, in the place of the figures that it will bring. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  return (
    <section className={s.first} aria-labelledby="first-steps">
      <div className={s.firstText}>
        <EmptyBox />
        <h2 id="first-steps" className="title">
          {t('first.title')}
        </h2>
        <p className="quiet">{t('first.lead')}</p>
      </div>
      <div className={s.firstDo}>
        <ol className={s.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`first.steps.${step}.title`)}</h3>
              <p>{t(`first.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <CodeBlock
          label={t('first.sample')}
          samples={[{ id: 'curl', label: t('first.sample'), lines: sample }]}
          copyLabels={{
            copy: common('action.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
        <p>
          <RouteLink to={{ id: 'pricing' }} className={buttonClass({ variant: 'secondary' })}>
            {t('first.prices')}
          </RouteLink>
        </p>
      </div>
    </section>
  )
}
