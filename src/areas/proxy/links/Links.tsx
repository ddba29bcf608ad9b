// Over 250 lines: a list with its columns, its actions and the address that is shown once.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyLinkCalls } from '@/api/contract/proxy-links.ts'
import type { ProxyLink, WholeProxyLink } from '@/api/contract/proxy-links.ts'
import { proxyLinkApi } from '@/api/endpoints/proxy-links.ts'
import { toProblem } from '@/api/problem.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { withGap } from '@/lib/sentences.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { RowMenu } from '@/shared/RowMenu.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Secret } from '@/ui/Secret.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { formatNames } from '../generator/generator.ts'
import { NewLink, proxyLinkForm } from './NewLink.tsx'

type LinkCommand = 'rotate' | 'delete'

/** Lists that programs load from an address. Absent where the backend has none (404). */
export function Links() {
  const { t } = useTranslation('proxyLinks')
  const format = useFormat()
  const answer = proxyLinkApi.useProxyLinksQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const { data, error, fulfilledTimeStamp = 0 } = answer
  const [making, setMaking] = useOpenOverDraft(proxyLinkForm)
  const [made, setMade] = useState<WholeProxyLink | null>(null)
  const [asked, setAsked] = useState<{ link: ProxyLink; command: LinkCommand } | null>(null)
  const columns = useColumns(serverTime(fulfilledTimeStamp), (link, command) =>
    setAsked({ link, command }),
  )
  if (!data && error && toProblem(error).status === 404) return null
  return (
    <LoadedSection
      title={t('title')}
      text={t('text')}
      lines={6}
      answer={answer}
      aside={
        data && (
          <Button
            variant="tertiary"
            prepend={<Plus size={18} aria-hidden="true" />}
            disabledReason={
              data.records.length >= data.max
                ? t('full', { count: data.max, value: format.number(data.max) })
                : undefined
            }
            onClick={() => setMaking(true)}
          >
            {t('create')}
          </Button>
        )
      }
    >
      {({ records }) => (
        <>
          <PartedTable
            caption={t('title')}
            hideCaption
            columns={columns}
            rows={records}
            rowKey={({ id }) => id}
            empty={<p className="quiet text-2">{t('empty')}</p>}
          />
          {making && (
            <NewLink
              onMade={(link) => {
                setMaking(false)
                setMade(link)
              }}
              onClose={() => setMaking(false)}
            />
          )}
          {asked && (
            <LinkQuestion
              {...asked}
              now={serverTime(fulfilledTimeStamp)}
              onMade={setMade}
              onClose={() => setAsked(null)}
            />
          )}
          {made && <LinkAddress made={made} onClose={() => setMade(null)} />}
        </>
      )}
    </LoadedSection>
  )
}

interface LinkQuestionProps {
  link: ProxyLink
  command: LinkCommand
  now: number
  onMade: (link: WholeProxyLink) => void
  onClose: () => void
}

/** Asks before an address stops, and says what loads it. */
function LinkQuestion({ link, command, now, onMade, onClose }: LinkQuestionProps) {
  const { t } = useTranslation('proxyLinks')
  const { t: common } = useTranslation()
  const format = useFormat()
  const callOnce = useCallOnce()
  const [remove] = proxyLinkApi.useDeleteProxyLinkMutation()
  const { id, lastUsedAt, lastIp } = link
  const name = cutText(link.label)
  return (
    <ConfirmDialog
      title={t(`${command}.title`, { name })}
      confirm={command === 'rotate' ? t('rotate.confirm') : common('action.delete')}
      variant={command === 'rotate' ? 'primary' : 'primary-danger'}
      work={async () => {
        if (command === 'rotate') onMade(await callOnce(proxyLinkCalls.rotateProxyLink, { id }))
        else await ignoreNotFound(remove({ id }).unwrap())
      }}
      onDone={() => {
        if (command === 'delete')
          toast({ id: 'proxy-links', tone: 'ok', text: t('delete.done', { name }) })
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        {withGap(t(`${command}.text`))}
        {lastUsedAt
          ? t('used', { time: format.relative(lastUsedAt, now), ip: lastIp ?? '?' })
          : t('unused')}
      </p>
    </ConfirmDialog>
  )
}

/** The address with its token, which is visible only once. */
function LinkAddress({
  made: { record, url },
  onClose,
}: {
  made: WholeProxyLink
  onClose: () => void
}) {
  const { t } = useTranslation('proxyLinks')
  const { t: common } = useTranslation()
  return (
    <Modal
      open
      title={t('made.title', { name: cutText(record.label) })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('made.done')}</Button>}
    >
      <div className="stack gap-4">
        <Notice tone="warn" title={t('made.once')}>
          {t('made.onceText')}
        </Notice>
        <Secret
          value={url}
          edge={8}
          labels={{
            show: t('made.show'),
            hide: t('made.hide'),
            hidden: t('made.hidden'),
            copy: t('made.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
        <p className="quiet text-2">{t('made.text')}</p>
      </div>
    </Modal>
  )
}

function useColumns(
  now: number,
  onCommand: (link: ProxyLink, command: LinkCommand) => void,
): Column<ProxyLink>[] {
  const { t } = useTranslation('proxyLinks')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const contents = ({ source, product, count, country }: ProxyLink): string =>
    source === 'addresses'
      ? t('contents.addresses', { what: product ? nameOf(product) : t('contents.all') })
      : [
          ...(count === null ? [] : [t('contents.lines', { count, value: format.number(count) })]),
          country ? countryName(country, locale) : t('contents.anywhere'),
        ].join(' · ')
  return [
    {
      key: 'label',
      header: common('label.title'),
      rowHeader: true,
      cell: (link) => (
        <span className="stack gap-0">
          <span className="break">{cutText(link.label)}</span>
          <span className="quiet text-1 break">{contents(link)}</span>
        </span>
      ),
    },
    {
      key: 'user',
      header: common('label.user'),
      cell: ({ user, protocol, format: look }) => (
        <span className="stack gap-0">
          <span className="break">
            {user ? cutText(user.label || String(user.id)) : t('userGone')}
          </span>
          <span className="quiet text-1" translate="no">
            {[protocol.toUpperCase(), known(formatNames, look) ?? look].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'token',
      folds: true,
      header: t('column.token'),
      nowrap: true,
      cell: ({ tokenSuffix }) => <code translate="no">••••{tokenSuffix}</code>,
    },
    {
      key: 'loads',
      header: t('column.loads'),
      numeric: true,
      cell: ({ loadsDay }) => format.number(loadsDay),
    },
    {
      key: 'last',
      header: t('column.last'),
      cell: ({ lastUsedAt, lastIp }) =>
        lastUsedAt ? (
          <span className="stack gap-0">
            <TimeAgo at={lastUsedAt} now={now} />
            {lastIp && (
              <code className="quiet text-1" translate="no">
                {lastIp}
              </code>
            )}
          </span>
        ) : (
          <span className="faint">{t('never')}</span>
        ),
    },
    {
      key: 'actions',
      header: common('label.actions'),
      hideHeader: true,
      cell: (link) => (
        <div className="cluster justify-end">
          <RowMenu
            label={t('menuOf', { name: cutText(link.label) })}
            items={[
              {
                id: 'rotate',
                label: t('rotate.action'),
                onSelect: () => onCommand(link, 'rotate'),
              },
              {
                id: 'delete',
                label: common('action.delete'),
                danger: true,
                separated: true,
                onSelect: () => onCommand(link, 'delete'),
              },
            ]}
          />
        </div>
      ),
    },
  ]
}
