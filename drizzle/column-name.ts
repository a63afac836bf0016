/** A property's column: `portalSource` is stored in `portal_source`, as the database client writes it. */
export const columnName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
