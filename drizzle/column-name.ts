/** The column of a property, as Drizzle names it: `portalSource` is stored in `portal_source`. */
export const columnName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
