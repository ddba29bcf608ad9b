import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authMethods } from '@/api/contract/worker-account.ts'
import type { Authentication } from '@/api/contract/worker-account.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { CaptchaProof } from './CaptchaProof.tsx'
import { CodeProof } from './CodeProof.tsx'
import { known } from '@/lib/known.ts'

/** Worker authentication: the worker chooses how to prove that they are a person. */
export function Prove({ authentication }: { authentication: Authentication }) {
  const { t } = useTranslation('worker')
  const { state, retryAt, attemptsLeft } = authentication
  const methods = authMethods.filter((method) => authentication.methods.includes(method))
  const pending = state === 'pending' ? known(authMethods, authentication.method ?? '') : undefined
  const [chosen, setChosen] = useState(pending ?? methods[0] ?? 'captcha')
  return (
    <AccountSection title={t('prove.title')} text={t('prove.text')}>
      {state === 'failed' ? (
        <Failed until={retryAt} />
      ) : (
        <Stack gap={4}>
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
        </Stack>
      )}
    </AccountSection>
  )
}

function Failed({ until }: { until: string | null }) {
  const { t } = useTranslation('worker')
  const format = useFormat()
  const left = useSecondsTo(until ? Date.parse(until) : 0)
  return (
    <Notice tone="warn" role="status" title={t('prove.failed')}>
      {until
        ? t('prove.again', {
            time: format.date(until, 'time'),
            left: clock(left),
          })
        : t('prove.later')}
    </Notice>
  )
}
