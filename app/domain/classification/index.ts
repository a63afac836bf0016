export { BID_TYPES, type BidType } from "./bid-type";
export { classifyNotice, type ClassifiableNotice, type Classification, type Reason } from "./classify-notice";
export { partsOfNotice } from "./parts-of-notice";
export { CATEGORY_NAMES } from "./codes/service-tags";
