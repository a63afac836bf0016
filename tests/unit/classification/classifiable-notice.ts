import type { ClassifiableNotice } from "~/domain/classification";

export function classifiableNotice(fields: Partial<ClassifiableNotice> = {}): ClassifiableNotice {
  return {
    title: "Provision of Services",
    summary: null,
    sections: {},
    buyer: "City of Maplewood",
    noticeType: null,
    procurementMethod: null,
    kinds: [],
    codes: [],
    tags: [],
    language: "en",
    ...fields,
  };
}
