import { useTranslation } from '@/i18n/use-translation.ts'
import type {
  holders,
  moderationStates,
  programKinds,
  queueAges,
  reviewKinds,
} from '@/api/contract/moderation-terms.ts'
import { useTerms } from '@/shared/program/use-terms.ts'

type One<List extends readonly string[]> = List[number]

/** The words of the filters of both queues. */
export function useQueueFilters() {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  return {
    status: {
      label: t('filter'),
      any: t('waiting'),
      nameOf: (status: One<typeof moderationStates>) => t(`status.${status}`),
    },
    kind: {
      label: t('kind'),
      nameOf: (kind: One<typeof programKinds> | One<typeof reviewKinds>) => t(`kinds.${kind}`),
    },
    language: { label: common('language.label'), nameOf: useTerms().language },
    age: {
      label: t('age'),
      nameOf: (age: One<typeof queueAges>) => t(`ages.${age}`),
    },
    holder: {
      label: t('holder'),
      nameOf: (holder: One<typeof holders>) => t(`holders.${holder}`),
    },
  }
}
