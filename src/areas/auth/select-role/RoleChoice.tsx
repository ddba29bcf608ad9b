import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import type { UserType } from '@/api/contract/common.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { RoleForm } from '../credentials/forms.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { userRoles } from './roles.ts'
import { useChooseRole } from './use-choose-role.ts'
import { useGoOn } from '../signed-in/use-signed-in.ts'

interface RoleChoiceProps {
  /** The role that is selected at first. */
  asked?: UserType | null
  /** Shown above the choice: why it is needed. */
  notice?: ReactNode
}

/** Asks a person without a role for one, once. A person with a role only continues. */
export function RoleChoice({ asked = null, notice }: RoleChoiceProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const documentTitle =
    usePage().id === 'editType' ? common('nav.crumb.editType') : t('selectRole.title')
  const { choose, take } = useChooseRole()
  const goOn = useGoOn()
  const begin: string | null = asked
  const form = useForm({
    name: 'role',
    schema: RoleForm,
    defaults: { userType: begin },
    keep: ['userType'],
    words: { userType: { required: t('selectRole.required') } },
    send: ({ userType }) => choose(userType),
    done: (chosen) => {
      take(chosen)
      return goOn(chosen)
    },
  })
  const foot = (
    <>
      {user?.email && <span>{withGap(t('selectRole.who', { email: user.email }))}</span>}
      <RouteLink to={{ id: 'logout' }}>{common('nav.signOut')}</RouteLink>
    </>
  )
  const has = form.busy ? null : user?.profile.userType
  if (user && has) {
    const role = userRoles.find((known) => known === has)
    return (
      <AuthCard
        title={t('selectRole.has.title')}
        lead={
          <p>
            {role
              ? t('selectRole.has.text', { role: common(`role.${role}`) })
              : t('selectRole.has.unknown')}
          </p>
        }
        foot={foot}
      >
        <PageHead title={documentTitle} />
        <Button size="lg" block onClick={() => goOn(user)}>
          {common('action.continue')}
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard wide title={t('selectRole.title')} lead={<p>{t('selectRole.lead')}</p>} foot={foot}>
      <PageHead title={documentTitle} />
      <Form form={form} button={{ block: true }} submit={common('action.continue')}>
        {notice}
        <RadioCards
          {...form.control('userType')}
          legend={common('nav.crumb.editType')}
          hideLegend
          options={userRoles.map((value) => ({
            value,
            label: common(`role.${value}`),
            text: t(`role.${value}.text`),
          }))}
        />
      </Form>
    </AuthCard>
  )
}
