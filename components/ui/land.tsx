/** The coastlines behind the points of a map of the world (`app/land.svg`). */
export const Land = () => <use href="/land.svg#land" />
