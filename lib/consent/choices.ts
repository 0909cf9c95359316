/** What a visitor allowed. */
export type Choices = { analytics: boolean; marketing: boolean }
