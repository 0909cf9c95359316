/** Field access: only the service itself writes the field. */
export const serverOnly = { create: () => false, update: () => false }

/** Field access: set on create, read-only afterwards. */
export const createOnly = { update: () => false }
