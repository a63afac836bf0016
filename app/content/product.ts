export const PRODUCT_NAME = "Tenderlight";
