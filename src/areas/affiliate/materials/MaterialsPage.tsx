import { useTranslation } from '@/i18n/use-translation.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { usePageOf } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { materialCardKinds, materialQuery, MaterialCard } from './MaterialCard.tsx'
import type { Material, partnerCalls } from '@/api/contract/partner.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'
import { languages } from '@/site/languages.ts'
import type { ListAnswer } from '@/shared/list/answer.ts'
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { MaterialKind } from './MaterialCard.tsx'
import s from '../affiliate.module.css'

/** Banners, landing pages and examples: one page per kind. */
export default function MaterialsPage() {
  const { t } = useTranslation('partnerMaterials')
  const { t: common } = useTranslation()
  const id = usePageOf(materialCardKinds)
  const kind = materialCardKinds[id]
  const answer = partnerApi.usePartnerMaterialsQuery({ kind }, { refetchOnMountOrArgChange: 300 })
  return (
    <AccountFrame wide title={common(`nav.crumb.${id}`)} lead={t(`lead.${kind}`)}>
      <Materials kind={kind} title={common(`nav.crumb.${id}`)} answer={answer} />
    </AccountFrame>
  )
}

type Answer = ListAnswer<ResOf<typeof partnerCalls.partnerMaterials>>

const waiting: Answer = { isFetching: true, refetch: () => {} }

interface MaterialsProps {
  kind: MaterialKind
  title: string
  answer: Answer
}

/** All materials of a kind, filtered here by language and size. */
function Materials({ kind, title, answer }: MaterialsProps) {
  const { t } = useTranslation('partnerMaterials')
  const { t: common } = useTranslation()
  const query = useListQuery(materialQuery)
  const { language, size } = query.value
  const isText = kind === 'article' || kind === 'review'
  const isReady = useSanitiser(isText) !== null || !isText
  const sizes = [...new Set((shownOf(answer)?.records ?? []).flatMap((one) => one.size ?? []))]
  return (
    <List
      query={query}
      answer={isReady ? answer : waiting}
      rows={({ records }): readonly Material[] =>
        records.filter(
          (one) => (!language || one.language === language) && (!size || one.size === size),
        )
      }
      rowKey={({ id }) => id}
      card={(material) => <MaterialCard key={material.id} kind={kind} material={material} />}
      layout={{
        className: kind === 'banner' || kind === 'landing' ? s.grid : s.column,
        skeleton: <Skeleton variant="block" className={s.skeleton} />,
        skeletons: 4,
      }}
      words={{
        caption: title,
        found: (count) => t('found', { count }),
        empty: { title: t('empty'), text: t('emptyText') },
      }}
      filters={{
        language: {
          label: common('language.label'),
          nameOf: (one) => languages[one].name,
          langOf: (one) => known(languages, one)?.tag,
        },
        size: {
          label: t('filter.size'),
          options:
            kind === 'banner' || sizes.length > 0 || size
              ? sizes.map((value) => ({ value, label: value.replace('x', ' × ') }))
              : null,
        },
      }}
    />
  )
}
