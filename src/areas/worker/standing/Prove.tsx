import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { authMethods } from '@/api/contract/worker-account.ts'
import type { Authentication } from '@/api/contract/worker-account.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { known } from '@/lib/known.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { CodeProof, phoneForm } from './CodeProof.tsx'
import { useProve } from './use-prove.ts'
import { hasDraft } from '@/lib/drafts.ts'
import { useOwner } from '@/session/use-user.ts'
import s from '../account.module.css'
import { deviceTime } from '@/lib/server-clock.ts'

/** Worker authentication: the worker chooses how to prove that they are a person. */
export function Prove({ authentication }: { authentication: Authentication }) {
  const { t } = useTranslation('worker')
  const { state, retryAt, attemptsLeft } = authentication
  const methods = authMethods.filter((method) => authentication.methods.includes(method))
  const pending = state === 'pending' ? known(authMethods, authentication.method ?? '') : undefined
  const owner = useOwner()
  const [begun] = useState(() =>
    methods.find((method) => method === 'phone' && hasDraft(owner, phoneForm)),
  )
  const [chosen, setChosen] = useState(pending ?? begun ?? methods[0] ?? 'captcha')
  return (
    <AccountSection title={t('prove.title')} text={t('prove.text')}>
      {state === 'failed' ? (
        <Failed until={retryAt} />
      ) : (
        <div className="stack gap-4">
          <RadioCards
            legend={t('prove.legend')}
            name="method"
            columns={2}
            value={chosen}
            onValue={setChosen}
            options={methods.map((method) => ({
              value: method,
              label: t(`prove.method.${method}`),
              text: t(`prove.about.${method}`),
            }))}
          />
          {chosen === 'captcha' ? (
            <CaptchaProof imageUrl={authentication.imageUrl} />
          ) : (
            <CodeProof
              key={chosen}
              method={chosen}
              isSent={pending === chosen}
              authentication={authentication}
            />
          )}
          {attemptsLeft !== null && attemptsLeft < 3 && (
            <p role="status">{t('prove.left', { count: attemptsLeft })}</p>
          )}
        </div>
      )}
      <Meanwhile />
    </AccountSection>
  )
}

/** What is possible without the proof. */
function Meanwhile() {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  return (
    <div className="stack gap-2 mt-5">
      <h3 className="text-3">{t('prove.meanwhile')}</h3>
      <ul className="stack gap-1">
        <li>
          <RouteLink to={{ id: 'cabinetTraining' }}>
            {common('nav.crumb.cabinetTraining')}
          </RouteLink>
          {' – '}
          {t('prove.training')}
        </li>
        <li>
          <RouteLink to={{ id: 'editLang' }}>{common('nav.crumb.editLang')}</RouteLink>
          {' – '}
          {t('prove.choice')}
        </li>
        <li>
          <RouteLink to={{ id: 'payout' }}>{t('prove.money')}</RouteLink>
          {' – '}
          {t('prove.moneyText')}
        </li>
      </ul>
    </div>
  )
}

function Failed({ until }: { until: string | null }) {
  const { t } = useTranslation('worker')
  const format = useFormat()
  const { t: common } = useTranslation()
  const time = until ? deviceTime(until) : 0
  const left = useSecondsTo(time)
  const remaining = useRemaining()
  const { refetch } = workerAccountApi.useWorkerAuthenticationQuery()
  // The pause is over: the backend gives the tries again.
  useEffect(() => {
    if (time > 0 && left === 0) void refetch()
  }, [time, left, refetch])
  return (
    <Notice tone="warn" role="status" title={t('prove.failed')}>
      {until
        ? t('prove.again', {
            time: format.date(until, 'time'),
            left: remaining(left),
          })
        : t('prove.later')}{' '}
      {!until && <RouteLink to={{ id: 'support' }}>{common('action.contactSupport')}</RouteLink>}
    </Notice>
  )
}

/** Brings another picture. It costs no try. */
function AnotherPicture({ onCome }: { onCome: () => void }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const action = useAction()
  const press = async (): Promise<void> => {
    if (await action.run(() => prove({ method: 'captcha' }))) onCome()
  }
  return (
    <div className="flush stack gap-2 items-start">
      <ActionProblem action={action} />
      <Button
        variant="tertiary"
        loading={action.busy}
        loadingText={common('busy')}
        onClick={() => void press()}
      >
        {t('prove.another')}
      </Button>
    </div>
  )
}

const Typed = v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32)) })

/** A picture to read, which is both the proof and a first task. */
function CaptchaProof({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const form = useForm({
    name: 'worker-captcha',
    schema: Typed,
    defaults: { value: '' },
    keep: [],
    words: { value: { mismatch: t('prove.wrong') } },
    place: ({ code }) => (code === 'ERROR_WRONG_CODE' ? { value: 'mismatch' } : undefined),
    send: ({ value }) => prove({ method: 'captcha', value }),
  })
  const src = pictureUrl(imageUrl)
  return (
    <Form form={form} submit={common('action.check')}>
      {src && <img className={`box ${s.captcha}`} src={src} alt={t('prove.picture')} />}
      <AnotherPicture onCome={() => form.set('value', '')} />
      <Field {...form.field('value')} label={t('prove.read')} required>
        <TextInput
          {...form.input('value')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
    </Form>
  )
}
