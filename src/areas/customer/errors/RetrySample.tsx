import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ErrorSample } from '@/api/contract/receiving-errors.ts'
import type { keyTestCalls } from '@/api/contract/key-tests.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { keysApi, keyTestApi } from '@/api/endpoints/keys.ts'
import { withGap } from '@/lib/sentences.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { wholeKeyName } from '@/shared/account-key/keys.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { BodyCode } from '@/shared/deliveries/BodyCode.tsx'

interface RetrySampleProps {
  code: string
  sampleId: ErrorSample['id']
}

/**
 * Sends a refused request again with a test key, which costs nothing. Absent where the backend has
 * no test keys.
 */
export function RetrySample({ code, sampleId }: RetrySampleProps) {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  const field = useId()
  const { data } = keysApi.useKeysQuery()
  const [send] = keyTestApi.useRetrySampleMutation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [result, setResult] = useState<ResOf<typeof keyTestCalls.retrySample> | null>(null)
  const action = useAction()
  if (data?.capabilities.tests !== true) return null
  const keys = data.records.filter(({ test, status }) => test && status === 'active')
  const [first] = keys
  if (!first)
    return (
      <p className="quiet text-2">
        {withGap(t('retry.none'))}
        <RouteLink to={{ id: 'setting', search: { modal: 'new_key' } }}>
          {t('retry.make')}
        </RouteLink>
      </p>
    )
  const keyId = keys.find(({ id }) => String(id) === chosen)?.id ?? first.id
  const go = (): void =>
    void action.run(async () => {
      setResult(null)
      setResult(await send({ code, sampleId, keyId }).unwrap())
    })
  return (
    <div className="stack gap-3">
      {keys.length > 1 && (
        <Field id={field} label={common('label.key')}>
          <Select value={String(keyId)} onChange={({ target }) => setChosen(target.value)}>
            {keys.map((key) => (
              <option key={key.id} value={String(key.id)}>
                {wholeKeyName(key)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <Button variant="secondary" loading={action.busy} loadingText={common('busy')} onClick={go}>
          {t('retry.send')}
        </Button>
      </div>
      <div role="status" className="stack gap-3">
        {result && (
          <Notice
            tone={result.errorCode === null ? 'ok' : 'warn'}
            title={
              result.errorCode === null
                ? t('retry.accepted')
                : t('retry.refused', { code: result.errorCode })
            }
          >
            {t(result.errorCode === null ? 'retry.acceptedText' : 'retry.refusedText')}
          </Notice>
        )}
        {result?.response && <BodyCode label={t('retry.response')} text={result.response} />}
      </div>
      <ActionProblem action={action} />
    </div>
  )
}
