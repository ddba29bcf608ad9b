/** The products whose API has a reference at /api-{product}. */
export const apiProducts = ['captcha', 'data', 'proxy'] as const
