export * from "./accounts";
export * from "./digests";
export * from "./geography";
export * from "./mail";
export * from "./opportunities";
export * from "./saved-bids";
export * from "./sources";
