export * from "./accounts";
export * from "./billing";
export * from "./digests";
export * from "./geography";
export * from "./mail";
export * from "./opportunities";
export * from "./saved-bids";
export * from "./sources";
