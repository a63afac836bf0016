/**
 * Whether a form differs from what the server rendered, including changes made before hydration. Controls without a name
 * are not submitted, so they do not count.
 */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (!("name" in control) || control.name === "") return false;
    if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control);
    if (!(control instanceof HTMLInputElement)) return false;
    return control.type === "checkbox" || control.type === "radio"
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  });
}

/** A select without a default shows its first option. */
function defaultIndex({ options }: HTMLSelectElement): number {
  const named = [...options].findIndex((option) => option.defaultSelected);
  return named < 0 && options.length > 0 ? 0 : named;
}
