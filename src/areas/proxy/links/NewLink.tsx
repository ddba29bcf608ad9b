import { useTranslation } from '@/i18n/use-translation.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { linkSources, proxyLinkCalls, proxyLinkLimits } from '@/api/contract/proxy-links.ts'
import type { WholeProxyLink } from '@/api/contract/proxy-links.ts'
import { generateLimits } from '@/api/contract/proxy-lists.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyListApi, proxyUserApi } from '@/api/endpoints/proxy.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { lineFormats, proxyProtocols } from '@/lib/proxy-line.ts'
import { digitsOf } from '@/lib/typed-amount.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { CutNote } from '@/shared/list/CutNote.tsx'
import { mostPerPage, useEveryPage } from '@/shared/list/use-every-page.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { FormatField, ProtocolField, UserOptions } from '../cabinet/LineChoices.tsx'
import s from '../account.module.css'

export const proxyLinkForm = 'proxy-link'

const schema = v.pipe(
  v.object({
    label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(proxyLinkLimits.label)),
    source: v.picklist(linkSources),
    userId: v.pipe(v.string(), v.nonEmpty()),
    country: v.string(),
    count: v.pipe(v.string(), v.trim(), v.transform(digitsOf)),
    protocol: v.picklist(proxyProtocols),
    format: v.picklist(lineFormats),
  }),
  v.forward(
    v.partialCheck(
      [['source'], ['count']],
      ({ source, count }) =>
        source !== 'gateway' ||
        (/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= generateLimits.lines),
      'out_of_range',
    ),
    ['count'],
  ),
)
const defaults: v.InferInput<typeof schema> = {
  label: '',
  source: 'gateway',
  userId: '',
  country: '',
  count: '100',
  protocol: 'http',
  format: 'host:port:user:pass',
}

interface NewLinkProps {
  onMade: (link: WholeProxyLink) => void
  onClose: () => void
}

/** Makes a list that programs load from an address. */
export function NewLink({ onMade, onClose }: NewLinkProps) {
  const { t } = useTranslation('proxyLinks')
  const { t: common } = useTranslation()
  const { t: generator } = useTranslation('proxyGenerator')
  const locale = useLocale()
  const callOnce = useCallOnce()
  const users = useEveryPage<ProxyUser>(
    proxyUserApi.useAllProxyUsersInfiniteQuery(
      { status: 'active', sort: 'label', perPage: mostPerPage },
      { refetchOnMountOrArgChange: 30 },
    ),
  )
  const form = useForm({
    name: proxyLinkForm,
    schema,
    defaults,
    keep: ['label', 'source', 'userId', 'country', 'count', 'protocol', 'format'],
    words: {
      label: { required: t('form.labelRequired') },
      userId: { required: generator('user.required'), not_allowed: t('form.userGone') },
      count: { out_of_range: common('form.wholeTo', { max: generateLimits.lines }) },
      country: { not_allowed: generator('place.notAllowed') },
    },
    place: ({ code }) => (code === 'ERROR_NOT_FOUND' ? { userId: 'not_allowed' } : undefined),
    send: (values) => {
      const isGateway = values.source === 'gateway'
      const owner = users.data?.find(({ id }) => String(id) === values.userId)
      return callOnce(proxyLinkCalls.createProxyLink, {
        ...values,
        product: isGateway ? null : (known(proxyProducts, owner?.product ?? '') ?? null),
        country: isGateway && values.country ? values.country : null,
        count: isGateway ? Number(values.count) : null,
      })
    },
    done: onMade,
  })
  const { source, userId, country } = useValues(form)
  // Fixed addresses belong to users of a product that is sold by the address.
  const fitting = (users.data ?? []).filter(
    (user) => source === 'gateway' || user.product === 'isp' || user.product === 'datacenter',
  )
  const user = fitting.find(({ id }) => String(id) === userId)
  const product = known(proxyProducts, user?.product ?? '')
  const { currentData: places } = proxyListApi.useProxyLocationsQuery(
    source === 'gateway' && product ? { product } : skipToken,
    { refetchOnMountOrArgChange: 600 },
  )
  const countries = (places?.records ?? [])
    .map((place) => place.country)
    .filter((code) => !user?.countries || user.countries.includes(code))
  return (
    <Modal open title={t('create')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('form.submit')}>
        <Field {...form.field('label')} label={common('label.title')} required>
          <TextInput {...form.input('label')} autoComplete="off" most={proxyLinkLimits.label} />
        </Field>
        <RadioCards
          {...form.control('source')}
          legend={t('form.source')}
          options={linkSources.map((one) => ({
            value: one,
            label: t(`form.${one}`),
            text: t(`form.${one}Text`),
          }))}
        />
        <div className={s.grid}>
          <Field
            {...form.field('userId')}
            label={common('label.user')}
            help={users.isCut && <CutNote list={users} />}
            required
          >
            <Select {...form.input('userId')}>
              <option value="">{generator('user.choose')}</option>
              <UserOptions users={fitting} />
            </Select>
          </Field>
          {source === 'gateway' && (
            <>
              <Field {...form.field('country')} label={common('label.country')}>
                <Select {...form.input('country')}>
                  <option value="">{generator('place.any')}</option>
                  {[...new Set([...countries, ...(country ? [country] : [])])].map((code) => (
                    <option key={code} value={code}>
                      {countryName(code, locale)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field {...form.field('count')} label={generator('count')}>
                <NumberInput {...form.input('count')} whole />
              </Field>
            </>
          )}
          <ProtocolField form={form} />
          <FormatField form={form} />
        </div>
      </Form>
    </Modal>
  )
}
