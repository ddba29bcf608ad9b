import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Member, Team } from '@/api/contract/team.ts'
import { cutText } from '@/lib/cut-text.ts'
import { inBrackets } from '@/lib/sentences.ts'
import { readTeamRole } from '@/routes/team.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { LongText } from '@/shared/LongText.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import s from '../profile.module.css'
import { ChangeRole } from './ChangeRole.tsx'
import { nearLimit, usedPercent } from './limit-use.ts'
import { nameOfMember } from './member-name.ts'
import { MemberLimit, memberLimitForm } from './MemberLimit.tsx'
import { RemoveMember } from './RemoveMember.tsx'

interface MembersProps {
  team: Team
  now: number
}

/** The people of the team, with what the owner can do about each. */
export function Members({ team: { members, capabilities, limits }, now }: MembersProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(members, list)
  const [asking, setAsking] = useState<{
    about: 'role' | 'removal'
    member: Member
  } | null>(null)
  const [handed, setHanded] = useState<readonly string[]>([])
  const [limiting, setLimiting] = useRowOverDraft(members, memberLimitForm)
  const close = (): void => setAsking(null)
  return (
    <AccountSection title={t('members.title')} text={t('members.text')}>
      <div className="stack gap-4">
        {handed.length > 0 && (
          <Notice
            tone="warn"
            role="status"
            title={t('remove.handed')}
            action={<RouteLink to={{ id: 'setting' }}>{common('nav.crumb.setting')}</RouteLink>}
          >
            {t('remove.handedText', {
              count: handed.length,
              keys: format.list(handed.map((name) => cutText(name))),
            })}
          </Notice>
        )}
        <ul
          ref={list}
          data-list=""
          className={`bare grid ${s.securityList}`}
          aria-label={t('members.title')}
        >
          {parts.drawn.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              now={now}
              onRole={() => setAsking({ about: 'role', member })}
              onLimit={capabilities.limits ? () => setLimiting(member) : undefined}
              onRemove={() => setAsking({ about: 'removal', member })}
            />
          ))}
        </ul>
        <MoreParts {...parts} />
      </div>
      {asking?.about === 'role' && <ChangeRole member={asking.member} onClose={close} />}
      {limiting && (
        <MemberLimit member={limiting} limits={limits} onClose={() => setLimiting(null)} />
      )}
      {asking?.about === 'removal' && (
        <RemoveMember
          member={asking.member}
          onDone={(keys) => {
            toast({ tone: 'ok', text: t('remove.done', { name: nameOfMember(asking.member) }) })
            setHanded(keys)
            close()
          }}
          onClose={close}
        />
      )}
    </AccountSection>
  )
}

interface MemberRowProps extends Pick<MembersProps, 'now'> {
  member: Member
  onRole: () => void
  /** Undefined where members have no limit. */
  onLimit: (() => void) | undefined
  onRemove: () => void
}

function MemberRow({ member, now, onRole, onLimit, onRemove }: MemberRowProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const { name, email, role, isMe, joinedAt, lastSeenAt, keys, monthlyLimit, spentMonth } = member
  const joined = format.date(joinedAt ?? '')
  const since = joined && t('members.joined', { date: joined })
  const short = nameOfMember(member)
  return (
    <FoldingItem
      className={`stack gap-2 pad-y-3 line-below ${s.item}`}
      name={
        <p className="cluster gap-x-2 bold">
          <LongText text={name ?? email} />
          {isMe && <span className="quiet">{inBrackets(t('members.you'))}</span>}
        </p>
      }
      lead={<Badge tone={isMe ? 'info' : 'neutral'}>{t(`role.${readTeamRole(role)}.label`)}</Badge>}
      note={
        isMe ? (
          since
        ) : lastSeenAt === null ? (
          t('members.neverSeen')
        ) : (
          <TimeAgo at={lastSeenAt} now={now}>
            {(time) => t('members.seen', { time })}
          </TimeAgo>
        )
      }
      state={
        onLimit &&
        usedPercent(member) >= nearLimit && (
          <Badge tone={usedPercent(member) >= 100 ? 'bad' : 'warn'}>
            {t(usedPercent(member) >= 100 ? 'limit.over' : 'limit.nearShort')}
          </Badge>
        )
      }
      unfold={common('label.details')}
    >
      <div className="cluster gap-2 gap-x-4">
        <p className={`cluster min-0 gap-x-3 quiet text-2 break ${s.itemText} ${s.securityQuiet}`}>
          {name !== null && <LongText text={email} />}
          {!isMe && since && <span>{since}</span>}
          {keys.length > 0 && (
            <span>
              {t('members.keys', {
                count: keys.length,
                names: format.list(keys.map((key) => cutText(key.name))),
              })}
            </span>
          )}
          {!member.canRemove && <span>{t('members.opened')}</span>}
          {onLimit && monthlyLimit && spentMonth && (
            <span>
              {t('limit.inMonth', {
                spent: money(spentMonth.amount, spentMonth.currency),
                limit: money(monthlyLimit.amount, monthlyLimit.currency),
              })}
            </span>
          )}
        </p>
        {!isMe && (
          <>
            <Button
              variant="secondary"
              aria-label={t('members.roleOf', { name: short })}
              onClick={onRole}
            >
              {t('members.role')}
            </Button>
            {onLimit && (
              <Button
                variant="secondary"
                aria-label={t('limit.changeOf', { name: short })}
                onClick={onLimit}
              >
                {t('limit.change')}
              </Button>
            )}
            {member.canRemove && (
              <Button
                variant="secondary"
                aria-label={t('members.removeOf', { name: short })}
                onClick={onRemove}
              >
                {t('members.remove')}
              </Button>
            )}
          </>
        )}
      </div>
    </FoldingItem>
  )
}
