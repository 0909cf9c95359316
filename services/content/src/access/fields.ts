/** A field that only this service writes. */
export const serverOnly = { create: () => false, update: () => false }

/** A field that stays as it was written first. */
export const createOnly = { update: () => false }
