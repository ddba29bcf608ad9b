import type { Member } from '@/api/contract/team.ts'

/** The percentage of a limit at which the member is told, as the backend does it too. */
export const nearLimit = 80

/** How much of a limit is used, in percent. Only drawn and compared, never added up. */
export const usedPercent = ({
  monthlyLimit,
  spentMonth,
}: Pick<Member, 'monthlyLimit' | 'spentMonth'>): number =>
  monthlyLimit && spentMonth && Number(monthlyLimit.amount) > 0
    ? (Number(spentMonth.amount) / Number(monthlyLimit.amount)) * 100
    : 0
