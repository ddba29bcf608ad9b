import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keysOf } from '@/lib/object.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { generateLimits, proxyListCalls } from '@/api/contract/proxy-lists.ts'
import type { ProxyIp } from '@/api/contract/proxy-ips.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { known } from '@/lib/known.ts'
import { withGap } from '@/lib/sentences.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { FormatField, ProtocolField, UserOptions } from '../cabinet/LineChoices.tsx'
import { generatorArg, generatorDefaults, GeneratorForm } from './generator.ts'
import type { GeneratedList } from './GeneratedLines.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import s from '../account.module.css'

interface GeneratorFieldsProps {
  users: readonly ProxyUser[]
  /** Says that users are missing. */
  usersNote: ReactNode
  ips: readonly ProxyIp[]
  currentIp: string | null
  onList: (list: GeneratedList) => void
}

export function GeneratorFields({
  users,
  usersNote,
  ips,
  currentIp,
  onList,
}: GeneratorFieldsProps) {
  const { t } = useTranslation('proxyGenerator')
  const { t: common } = useTranslation()
  const nameOf = useProxyProductName()
  const callOnce = useCallOnce()
  const form = useForm({
    name: 'proxy-generator',
    schema: GeneratorForm,
    defaults: generatorDefaults,
    keep: keysOf(generatorDefaults),
    words: {
      userId: { required: t('user.required') },
      ip: {
        required: t('ip.required'),
        bad_format: common('form.notIp'),
        not_allowed: t('ip.outside'),
      },
      minutes: { out_of_range: common('form.wholeTo', { max: generateLimits.minutes }) },
      count: { out_of_range: common('form.wholeTo', { max: generateLimits.lines }) },
      country: { not_allowed: t('place.notAllowed') },
    },
    place: (problem) =>
      problem.code === 'ERROR_IP_NOT_WHITELISTED' ? { ip: 'not_allowed' } : undefined,
    send: async (values) => {
      const { lines } = await callOnce(proxyListCalls.generateProxies, generatorArg(values))
      return { lines, format: values.format, protocol: values.protocol, at: Date.now() }
    },
    done: onList,
  })
  const values = useValues(form)
  const user = users.find(({ id }) => String(id) === values.userId)
  const product =
    values.authMode === 'password' ? known(proxyProducts, user?.product ?? '') : values.product
  // A user may exit in some countries only. The backend refuses the others.
  const allowed = values.authMode === 'password' ? (user?.countries ?? null) : null
  const userId = form.input('userId')
  return (
    <Form form={form} submit={t('submit')}>
      <RadioCards
        {...form.control('authMode')}
        legend={t('auth.legend')}
        columns={2}
        options={[
          { value: 'password', label: t('auth.password'), text: t('auth.passwordText') },
          { value: 'whitelist', label: t('auth.whitelist'), text: t('auth.whitelistText') },
        ]}
      />
      <div className={s.grid}>
        {values.authMode === 'password' ? (
          <Field
            {...form.field('userId')}
            label={common('label.user')}
            help={
              users.length === 0 ? (
                <>
                  {withGap(t('user.none'))}
                  <RouteLink to={{ id: 'proxyUsers' }}>{t('user.make')}</RouteLink>
                </>
              ) : (
                usersNote || (user && nameOf(user.product))
              )
            }
            required
          >
            <Select
              {...userId}
              onChange={(event) => {
                userId.onChange(event)
                const next = users.find(({ id }) => String(id) === event.target.value)
                if (next?.countries && !next.countries.includes(values.country))
                  for (const name of ['country', 'region', 'city', 'asn'] as const)
                    form.set(name, '', { judge: false })
              }}
            >
              <option value="">{t('user.choose')}</option>
              <UserOptions users={users} />
            </Select>
          </Field>
        ) : (
          <>
            <Field
              {...form.field('ip')}
              label={t('ip.label')}
              help={
                ips.length === 0 ? (
                  <>
                    {withGap(t('ip.none'))}
                    <RouteLink to={{ id: 'proxyIps' }}>{t('ip.add')}</RouteLink>
                  </>
                ) : currentIp ? (
                  t('ip.help', { ip: currentIp })
                ) : undefined
              }
              required
            >
              <TextInput {...form.input('ip')} mono autoComplete="off" spellCheck={false} />
            </Field>
            <Field {...form.field('product')} label={common('label.product')}>
              <Select {...form.input('product')}>
                {proxyProducts.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        <ProtocolField form={form} />
      </div>
      <PlaceFields form={form} product={product} allowed={allowed} values={values} />
      <RadioCards
        {...form.control('session')}
        legend={t('session.legend')}
        columns={2}
        options={[
          { value: 'rotating', label: t('session.rotating'), text: t('session.rotatingText') },
          { value: 'sticky', label: t('session.sticky'), text: t('session.stickyText') },
        ]}
      />
      <div className={s.grid}>
        {values.session === 'sticky' && (
          <Field {...form.field('minutes')} label={t('session.minutes')}>
            <NumberInput {...form.input('minutes')} whole />
          </Field>
        )}
        <Field {...form.field('count')} label={t('count')}>
          <NumberInput {...form.input('count')} whole />
        </Field>
        <FormatField form={form} />
      </div>
    </Form>
  )
}
