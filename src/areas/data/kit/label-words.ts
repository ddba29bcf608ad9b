import { useTranslation } from '@/i18n/use-translation.ts'
import { projectKinds, projectStates } from '@/api/contract/label-projects.ts'
import { itemStates } from '@/api/contract/label-items.ts'
import { known } from '@/lib/known.ts'
import type { BadgeProps } from '@/ui/Badge.tsx'

export const projectTones: Record<(typeof projectStates)[number], BadgeProps['tone']> = {
  draft: 'neutral',
  quoted: 'info',
  awaiting_payment: 'warn',
  in_progress: 'info',
  paused: 'warn',
  review: 'warn',
  completed: 'ok',
  canceled: 'neutral',
  archived: 'neutral',
}
export const itemTones: Record<(typeof itemStates)[number], BadgeProps['tone']> = {
  new: 'neutral',
  assigned: 'info',
  annotated: 'info',
  in_review: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  skipped: 'neutral',
  error: 'bad',
}

/** The names of kinds and states; a value that the app does not know is its own name. */
export function useLabelWords() {
  const { t } = useTranslation('labelCommon')
  return {
    kindName: (kind: string): string => {
      const one = known(projectKinds, kind)
      return one ? t(`kind.${one}`) : kind
    },
    projectState: (status: string) => {
      const one = known(projectStates, status)
      return one && { tone: projectTones[one], text: t(`state.${one}`), tip: t(`tip.${one}`) }
    },
    itemState: (status: string) => {
      const one = known(itemStates, status)
      return one && { tone: itemTones[one], text: t(`item.${one}`) }
    },
  }
}
