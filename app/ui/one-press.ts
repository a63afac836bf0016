import { isConnectionLost, tryAgain, waitForNextTry } from "./connection";

/**
 * One press, one effect, for every form of every page: a form is not sent while its last press is under way, nor by the
 * second click of a double click. It listens to the window, so no form has to ask for it.
 */
export function watchPresses() {
  window.addEventListener("click", noteClick, true);
  window.addEventListener("click", holdPlainLink);
  window.addEventListener("submit", refuseSecondPress, true);
  window.addEventListener("submit", noteAccepted);
}

/** A plain form has no answer to wait for. */
const PLAIN_FORM_MS = 2_000;

let lastClick: { target: EventTarget | null; count: number } = { target: null, count: 0 };
const plainFormsSent = new WeakMap<HTMLFormElement, { at: number; data: string }>();

let isRefused = false;
const listeners = new Set<() => void>();

export function subscribeToPresses(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a press was refused because an earlier one is still under way. */
export const wasPressRefused = () => isRefused;

function setRefused(value: boolean) {
  if (isRefused === value) return;
  isRefused = value;
  for (const listener of listeners) listener();
}

function noteClick({ target, detail }: MouseEvent) {
  lastClick = { target, count: detail };
}

function refuseSecondPress(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const state = stateOf(form, event.submitter);
  if (state === "idle") {
    if (!isSecondClick(event.submitter) && !wasJustSent(form, event)) {
      // Before the form's own handler opens a tab for an answer that cannot come.
      if (!form.hasAttribute("target") || navigator.onLine) return;
      holdPlainForm(form, event.submitter);
    }
  } else if (isConnectionLost()) {
    // Nothing has been sent yet, so what the form says now takes its place.
    if (state === "submitting") return;
    tryAgain();
  } else {
    setRefused(true);
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The browser counts clicks that belong together: 2 for the second click of a double click. */
function isSecondClick(submitter: HTMLElement | null): boolean {
  return (
    lastClick.count > 1 && lastClick.target instanceof Node && submitter?.contains(lastClick.target) === true
  );
}

/** With the same fields: another choice in the same form is another press. */
function wasJustSent(form: HTMLFormElement, { timeStamp, submitter }: SubmitEvent): boolean {
  const sent = plainFormsSent.get(form);
  return sent !== undefined && timeStamp - sent.at < PLAIN_FORM_MS && sent.data === sentBy(form, submitter);
}

/** After React: the router has the form, or the page has handled it, or the browser is about to send it. */
function noteAccepted(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!event.defaultPrevented) {
    if (navigator.onLine) {
      plainFormsSent.set(form, { at: event.timeStamp, data: sentBy(form, submitter) });
      return;
    }
    event.preventDefault();
    holdPlainForm(form, submitter);
  } else if (stateOf(form, submitter) !== "idle") {
    showUnderWay(form, submitter);
  }
}

function holdPlainForm(form: HTMLFormElement, submitter: HTMLElement | null) {
  waitForNextTry(() => {
    form.requestSubmit(submitter);
  });
}

/** A link that the browser itself would follow, to its own page about the connection. */
function holdPlainLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOurs = link?.origin === window.location.origin && !link.getAttribute("href")?.startsWith("#");
  if (!link || !isOurs || navigator.onLine || event.defaultPrevented || event.ctrlKey || event.metaKey)
    return;
  event.preventDefault();
  waitForNextTry(() => {
    link.click();
  });
}

/** A button with an address of its own, such as those of a list's rows, is under way alone; otherwise its form is. */
const busyPartOf = (form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement =>
  submitter?.hasAttribute("formaction") ? submitter : form;

/** Keeps the button where it is, with its focus, and says that it does nothing for now. */
function showUnderWay(form: HTMLFormElement, submitter: HTMLElement | null) {
  const busy = busyPartOf(form, submitter);
  busy.ariaBusy = "true";
  if (submitter) submitter.ariaDisabled = "true";
  const stop = window.__remixRouter.subscribe(() => {
    if (stateOf(form, submitter) !== "idle") return;
    stop();
    busy.ariaBusy = null;
    if (submitter) submitter.ariaDisabled = null;
    setRefused(false);
  });
}

type State = "idle" | "loading" | "submitting";

/** Read from the router, which knows of a press at once; React renders it later. */
function stateOf(form: HTMLFormElement, submitter: HTMLElement | null): State {
  // There is none until the page is hydrated.
  const router = window.__remixRouter as typeof window.__remixRouter | undefined;
  if (!router) return "idle";
  const { navigation, fetchers } = router.state;
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get";
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const url = new URL(action, window.location.href);
  // The router knows an address without its fragment.
  url.hash = "";
  const { href, origin, pathname } = url;
  if (method.toLowerCase() === "get") {
    const { location } = navigation;
    const query = queryOf(form, submitter);
    const isSame = location?.pathname === pathname && location.search === (query && `?${query}`);
    return isSame ? navigation.state : "idle";
  }
  const sent = [navigation, ...fetchers.values()].find(
    ({ state, formMethod, formAction }) =>
      state !== "idle" && formMethod === "POST" && formAction && new URL(formAction, origin).href === href,
  );
  return sent?.state ?? "idle";
}

/** Two buttons of a form may send the same fields to different addresses. */
const sentBy = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  `${submitter?.getAttribute("formaction") ?? ""} ${queryOf(form, submitter)}`;

function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const texts = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts).toString();
}

/** What to say of what could not be sent, from the `data-failure` of each form or button. */
export function failuresUnderWay(): ReadonlyArray<string> {
  const underWay = document.querySelectorAll<HTMLElement>("[aria-busy=true][data-failure]");
  return [...new Set([...underWay].flatMap(({ dataset }) => dataset["failure"] || []))];
}
