import { rebuildIndex } from "./rebuild-index";

// npm run reindex: rebuilds the search index from the stored opportunities, in pieces.
await rebuildIndex();
