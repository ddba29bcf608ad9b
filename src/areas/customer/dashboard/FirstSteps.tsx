import { useTranslation } from '@/i18n/use-translation.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import type { Key } from '@/api/contract/keys.ts'
import { accountKeyName, sortAccountKeys } from '@/shared/account-key/keys.ts'
import { useReveal } from '@/shared/account-key/use-reveal.ts'
import { Workbench } from '@/shared/code-sample/Workbench.tsx'
import { ExampleTaskStrip } from '@/shared/example-task/ExampleTaskStrip.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { KeyLine } from '../setting/keys/KeyValue.tsx'
import { testRequest } from '../test-captcha/code.ts'
import { emptyTest } from '../test-captcha/form.ts'
import { FreeTest } from './FreeTest.tsx'
import s from './dashboard.module.css'

const request = testRequest('ImageToTextTask', emptyTest, undefined)

/**
 * Shown before the first task instead of figures: a free test, the key, and code that contains it.
 */
export function FirstSteps() {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { data, error } = keysApi.useKeysQuery()
  const [record] = data ? sortAccountKeys(data.records).live : []
  return (
    <section
      className={`stack gap-5 gap-x-7 border round-3 alice ${s.first}`}
      aria-labelledby="first-steps"
    >
      <div className={`stack gap-3 content-start ${s.firstText}`}>
        <h2 id="first-steps" className="title">
          {t('first.title')}
        </h2>
        <p className="quiet">{t('first.lead')}</p>
      </div>
      <FreeTest />
      {record ? (
        <KeyAndCode key={record.id} record={record} />
      ) : (
        <>
          <div className="stack gap-3 content-start">
            <h3>{t('first.key.title')}</h3>
            {data || error ? (
              <p>
                <RouteLink to={{ id: 'setting' }} className={buttonClass({ variant: 'secondary' })}>
                  {t('first.key.all')}
                </RouteLink>
              </p>
            ) : (
              <>
                <p className="quiet">{t('first.key.text')}</p>
                <SkeletonGroup label={common('loading')}>
                  <Skeleton variant="block" className={s.keyHole} />
                </SkeletonGroup>
              </>
            )}
          </div>
          <Code value={null} />
        </>
      )}
      <div className={`stack gap-3 content-start ${s.firstCode}`}>
        <h3>{t('first.example')}</h3>
        <ExampleTaskStrip first="ImageToTextTask" hasOwn={false} />
      </div>
    </section>
  )
}

/** One press reveals the key and inserts it into the code. Both hide it again after a minute. */
function KeyAndCode({ record }: { record: Key }) {
  const { t } = useTranslation('dashboard')
  const state = useReveal(record)
  return (
    <>
      <div className="stack gap-3 content-start">
        <h3>{t('first.key.title')}</h3>
        <p className="quiet">{t('first.key.text')}</p>
        <KeyLine record={record} name={accountKeyName(record)} state={state} />
      </div>
      <Code value={state.value} />
    </>
  )
}

/** The code, with the key while it is revealed. */
function Code({ value }: { value: string | null }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={`stack gap-3 content-start ${s.firstCode}`}>
      <h3>{t('first.code.title')}</h3>
      <Workbench label={t('first.sample')} code={request} ownKey={value} />
    </div>
  )
}
