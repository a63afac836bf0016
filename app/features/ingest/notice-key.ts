/** Characters that nobody sees, or halves of one, which the database stores as another character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether a key is stored as it is. Two keys that differ only in what the database changes would be one. */
export const isStorableKey = (key: string) => !UNSEEN.test(key);
