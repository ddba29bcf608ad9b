export const campaignStates = ['draft', 'scheduled', 'running', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]
export const campaignActions = ['created', 'changed', 'published', 'ended', 'deleted'] as const
export const campaignLimits = {
  title: 80,
  /** Percent of a top-up. */
  share: 90,
  code: 20,
  uses: 1_000_000,
  reason: 500,
} as const
/** The fields that can't change once a campaign runs, because they have been promised. */
export const fixedFields = ['share', 'startsOn', 'promoCode'] as const
