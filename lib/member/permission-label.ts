/** A permission has no title; `harbour-refinancing` becomes "Harbour refinancing". */
export const toPermissionLabel = (permission: string): string => {
  const words = permission.replaceAll(/[.-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
