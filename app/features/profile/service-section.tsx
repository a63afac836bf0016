import { STATIC_REGIONS } from "~/domain/geography/divisions/static-regions";
import { contractMinimumLabel, PROFILE_MINIMUMS } from "~/domain/matching/contract-minimum";
import { SERVICE_TYPES } from "~/domain/service-types";
import { FormSection } from "~/ui/form-section";
import { ProFeature } from "./pro-feature";
import type { SectionProps } from "./profile-fields";
import { SelectOrOther } from "./select-or-other";
import { OTHER, OTHER_SERVICE } from "./selection";

export function ServiceSection({ view, fields }: SectionProps) {
  return (
    <FormSection
      id="service"
      heading="Service configuration"
      intro="What you do and where. Your feed, digest and alerts use it."
    >
      {!view.canChangeService && <ProFeature />}
      <SelectOrOther
        field={fields.serviceType}
        customField={fields.customServiceType}
        label="Service type"
        customLabel="Your service type"
        otherValue={OTHER_SERVICE}
        placeholder="Choose a service type"
        options={SERVICE_TYPES.filter(({ id }) => id !== OTHER_SERVICE).map(({ id, label }) => ({
          value: id,
          label,
        }))}
        stored={view.choice.serviceType}
        more={view.moreServiceTypes}
        locked={!view.canChangeService}
      />
      <SelectOrOther
        field={fields.region}
        customField={fields.customRegion}
        label="Region"
        customLabel="Your region"
        otherValue={OTHER}
        placeholder="Choose a region"
        options={STATIC_REGIONS.map(({ code, name }) => ({ value: code, label: name }))}
        stored={view.choice.region}
        more={view.moreRegions}
        locked={!view.canChangeService}
      />
      <SelectOrOther
        field={fields.contractValueMin}
        customField={fields.customContractValue}
        label="Minimum contract value"
        customLabel="Your minimum contract value"
        customHint={view.minimumReading ?? "An amount in dollars, such as $75k."}
        otherValue={OTHER}
        options={PROFILE_MINIMUMS.map((value) => ({ value, label: contractMinimumLabel(value) }))}
        stored={view.choice.minimum}
        locked={!view.canChangeService}
      />
    </FormSection>
  );
}
