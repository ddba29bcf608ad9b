import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyAddressCalls } from '@/api/contract/proxy-addresses.ts'
import type { ProxyAddress } from '@/api/contract/proxy-addresses.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { lineFormats, proxyProtocols } from '@/lib/proxy-line.ts'
import { withGap } from '@/lib/sentences.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { CutNote } from '@/shared/list/CutNote.tsx'
import { mostPerPage, useEveryPage } from '@/shared/list/use-every-page.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { FormatField, ProtocolField, UserOptions } from '../cabinet/LineChoices.tsx'
import { GeneratedLines } from '../generator/GeneratedLines.tsx'
import type { GeneratedList } from '../generator/GeneratedLines.tsx'
import s from '../account.module.css'

interface LinesDialogProps {
  addresses: readonly ProxyAddress[]
  onClose: () => void
}

/** Generates proxy strings of the selected addresses. */
export function LinesDialog({ addresses: given, onClose }: LinesDialogProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  // The list behind it reloads while this is open.
  const [addresses] = useState(given)
  const [list, setList] = useState<GeneratedList | null>(null)
  const users = useEveryPage<ProxyUser>(
    proxyUserApi.useAllProxyUsersInfiniteQuery(
      { status: 'active', sort: 'label', perPage: mostPerPage },
      { refetchOnMountOrArgChange: 30 },
    ),
  )
  return (
    <Modal
      open
      title={t('lines.title', { count: addresses.length })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <div className="stack gap-6">
        <Loaded
          answer={users}
          level={3}
          skeleton={
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={8} />
            </SkeletonGroup>
          }
        >
          {(records) => (
            <>
              {users.isCut && <CutNote list={users} />}
              <LineFields
                addresses={addresses}
                users={records}
                onList={(next) => setList((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))}
              />
            </>
          )}
        </Loaded>
        {list && <GeneratedLines key={list.at} list={list} />}
      </div>
    </Modal>
  )
}

const schema = v.object({
  userId: v.string(),
  protocol: v.picklist(proxyProtocols),
  format: v.picklist(lineFormats),
})
const defaults: v.InferOutput<typeof schema> = {
  userId: '',
  protocol: 'http',
  format: 'host:port:user:pass',
}

interface LineFieldsProps {
  addresses: readonly ProxyAddress[]
  users: readonly ProxyUser[]
  onList: (list: Omit<GeneratedList, 'at'>) => void
}

function LineFields({ addresses, users, onList }: LineFieldsProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const { t: generator } = useTranslation('proxyGenerator')
  const callOnce = useCallOnce()
  // A user connects through addresses of its own product and countries.
  const fitting = users.filter(({ product, countries }) =>
    addresses.every(
      (one) =>
        one.product === product && (countries === null || countries.includes(one.country ?? '')),
    ),
  )
  const form = useForm({
    name: 'proxy-address-lines',
    schema,
    defaults,
    keep: ['userId', 'protocol', 'format'],
    words: { userId: { not_allowed: t('lines.notAllowed'), required: t('lines.noneAllowed') } },
    place: ({ code }) => (code === 'ERROR_IP_NOT_WHITELISTED' ? { userId: 'required' } : undefined),
    send: async ({ userId, protocol, format }) => {
      const isOffered = fitting.some(({ id }) => String(id) === userId)
      const { lines } = await callOnce(proxyAddressCalls.addressLines, {
        ids: addresses.map(({ id }) => id),
        ...(isOffered && { userId }),
        protocol,
        format,
      })
      return { lines, format, protocol }
    },
    done: onList,
  })
  return (
    <Form form={form} submit={generator('submit')}>
      <div className={s.grid}>
        <Field
          {...form.field('userId')}
          label={common('label.user')}
          help={
            fitting.length === 0 && (
              <>
                {withGap(t('lines.noUser'))}
                <RouteLink to={{ id: 'proxyUsers' }}>{generator('user.make')}</RouteLink>
              </>
            )
          }
        >
          <Select {...form.input('userId')}>
            <option value="">{t('lines.allowed')}</option>
            <UserOptions users={fitting} />
          </Select>
        </Field>
        <ProtocolField form={form} />
        <FormatField form={form} />
      </div>
    </Form>
  )
}
