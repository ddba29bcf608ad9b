/**
 * The prefix of all ids in an article's body and of links to them, so that none clashes with an id
 * of the page.
 */
export const idPrefix = 'user-content-'
