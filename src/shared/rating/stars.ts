export const stars = ['1', '2', '3', '4', '5'] as const
export type StarValue = (typeof stars)[number]
