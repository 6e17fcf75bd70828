/** Base URLs in settings: http or https, without a fragment. */
export const urlPattern = '^https?://[^\\s#]+$'
