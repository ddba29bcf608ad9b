/** Whether a type is open now, as the price list says it. */
export const availabilities = ['available', 'limited', 'unavailable', 'deprecated'] as const
export type Availability = (typeof availabilities)[number]
