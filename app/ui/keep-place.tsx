import { Component } from "react";

/**
 * Scrolls by as much as a notice above it pushes the page down, or lets it up again, so that what is under the reader's
 * hand stays there. A class, because no hook runs before the change is made.
 */
export class KeepPlace extends Component {
  private place: HTMLSpanElement | null = null;

  override getSnapshotBeforeUpdate() {
    return this.place?.getBoundingClientRect().top ?? null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, top: number | null) {
    const moved = this.place && top !== null ? this.place.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return (
      <span
        ref={(element) => {
          this.place = element;
        }}
        className="mb-0 block"
      />
    );
  }
}
