import {
  CalendarDays,
  Heart,
  LayoutDashboard,
  LogOut,
  Search,
  SlidersHorizontal,
  Sparkles,
} from "lucide-react";

/** Icons that signed-in pages show several times. */
const ICONS = {
  dashboard: LayoutDashboard,
  search: Search,
  heart: Heart,
  settings: SlidersHorizontal,
  sparkles: Sparkles,
  calendar: CalendarDays,
  "sign-out": LogOut,
};

export type IconName = keyof typeof ICONS;

/** Draws them once, out of sight, for every `DrawnIcon` of the page. */
export function DrawnIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon fill="inherit" />
        </symbol>
      ))}
    </svg>
  );
}

/** Shows an icon that the page has drawn: twenty hearts cost no more than one. */
export function DrawnIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" fill="none" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
