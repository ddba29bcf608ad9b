import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyListCalls } from '@/api/contract/proxy-lists.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { readAnyLine } from '@/lib/proxy-line.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Field } from '@/ui/Field.tsx'
import { CoveredInput } from '@/ui/CoveredInput.tsx'
import type { GeneratedList } from './GeneratedLines.tsx'

type Checked = ResOf<(typeof proxyListCalls)['checkProxy']>

const LineForm = v.object({
  line: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((text) => readAnyLine(text) !== null, 'bad_format'),
  ),
})
const errors = [
  'wrong_password',
  'limit_reached',
  'country_not_allowed',
  'unreachable',
  'timeout',
] as const

/** Checks through the backend whether a line works: its address, place and speed. */
export function ProxyListCheck({ first }: { first: GeneratedList | null }) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const action = useAction()
  const [checked, setChecked] = useState<Checked | null>(null)
  const form = useForm({
    name: 'proxy-check',
    schema: LineForm,
    defaults: { line: '' },
    // Nothing is kept, because a line contains a password.
    keep: [],
    words: { line: { required: t('check.required'), bad_format: t('check.format') } },
    send: ({ line }) => callOnce(proxyListCalls.checkProxy, { line }),
    done: setChecked,
  })
  const line = first?.lines[0]
  return (
    <div className="stack gap-3">
      <h3 className="heading">{t('check.title')}</h3>
      {line !== undefined && (
        <div>
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() =>
              void action.run(async () =>
                setChecked(await callOnce(proxyListCalls.checkProxy, { line })),
              )
            }
          >
            {t('check.first')}
          </Button>
        </div>
      )}
      <ActionProblem action={action} />
      <Form form={form} submit={t('check.submit')} button={{ variant: 'secondary', size: 'md' }}>
        <Field {...form.field('line')} label={t('check.label')} help={t('check.help')} required>
          <CoveredInput
            {...form.input('line')}
            most={1000}
            showLabel={t('check.show')}
            hideLabel={t('check.hide')}
          />
        </Field>
      </Form>
      {checked && <Result checked={checked} />}
    </div>
  )
}

function Result({ checked }: { checked: Checked }) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { ok, ip, country, city, asn, latencyMs, error } = checked
  if (!ok) {
    const reason = errors.find((one) => one === error)
    return (
      <Outcome fresh tone="bad" title={t('check.bad')}>
        {reason ? t(`check.error.${reason}`) : error && plainCode(error)}
      </Outcome>
    )
  }
  const place = [city, countryName(country, locale), asn === null ? null : `AS${asn}`].filter(
    (part): part is string => Boolean(part),
  )
  return (
    <Outcome fresh title={t('check.ok')}>
      <DescriptionList layout="flow" terms="small" details="strong" className="gap-2 gap-x-6">
        {ip && (
          <Description term={common('label.address')}>
            <code translate="no">{ip}</code>
          </Description>
        )}
        <Description term={t('check.place')}>{format.list(place)}</Description>
        {latencyMs !== null && (
          <Description term={t('check.delay')}>{format.seconds(latencyMs / 1000)}</Description>
        )}
      </DescriptionList>
    </Outcome>
  )
}
