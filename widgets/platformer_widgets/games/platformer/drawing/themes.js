/** What the stones of a dungeon look like, and the moods of its Levels. Data only. */

/**
 * @typedef {{sky: [string, string], far: string, near: string, stone: string, kind: string}} Mood
 * `sky` from top to bottom, what stands before it far and near, the old masonry, and what kind of things stand there.
 */

const FOREST = {
  /** By the number of the Level from the ground. */
  moods: [
    { sky: ["#5f8a7d", "#3c6663"], far: "#4a7a6f", near: "#31595a", stone: "#7d9c8d", kind: "trunks" },
    { sky: ["#b98a8f", "#6e8f88"], far: "#7f8280", near: "#557672", stone: "#b5a79c", kind: "crowns" },
    { sky: ["#6f6aa3", "#c08e93"], far: "#82759c", near: "#63608c", stone: "#a79cbb", kind: "tops" },
    { sky: ["#454684", "#7470a8"], far: "#565494", near: "#494a83", stone: "#8b88ba", kind: "tops" },
  ],
  boss: { sky: ["#33243f", "#54324d"], far: "#43304d", near: "#2b1e38", stone: "#755369", kind: "hall" },
  rock: "#8d8797", rockDark: "#7b7586", rockLight: "#b9b3c2",
  edge: "#7cb75b", edgeLight: "#b6e08f", hanging: "#5f8a48", blade: "#5f9c47", ivy: "#4f8a43", tuft: "#4f7f45",
  wood: "#b07a48", woodLight: "#d9a468",
  ground: "#3b2f36", slabs: ["#6b6470", "#5c5663"], lawn: "#6fae52", lawnLight: "#a6d77f", rubble: "#77707d",
  crystals: false,
};

const VOID = {
  moods: [
    { sky: ["#3a2b70", "#21184a"], far: "#4b3c88", near: "#322763", stone: "#9d92dc", kind: "drift" },
    { sky: ["#512f80", "#3a2b70"], far: "#604a9c", near: "#433379", stone: "#b09ae0", kind: "drift" },
    { sky: ["#33256f", "#55307f"], far: "#56469a", near: "#3d2f78", stone: "#a99be6", kind: "drift" },
    { sky: ["#1f1a52", "#35276f"], far: "#443a8a", near: "#2d2568", stone: "#8f8bdc", kind: "drift" },
  ],
  boss: { sky: ["#150d2e", "#471a52"], far: "#4c2a62", near: "#2a1640", stone: "#8a5a9c", kind: "drift" },
  rock: "#7468ad", rockDark: "#63579a", rockLight: "#b3a8e8",
  edge: "#a48cf2", edgeLight: "#ece4ff", hanging: "#6e60ab", blade: "#7fe3ef", ivy: "#5f53a0", tuft: "#7fe3ef",
  wood: "#7f8fd0", woodLight: "#cfdcff",
  ground: "#1d1638", slabs: ["#564a8a", "#473c78"], lawn: "#8f78e0", lawnLight: "#d9ceff", rubble: "#5b5090",
  crystals: true,
};

const THEMES = { __proto__: null, forest: FOREST, void: VOID };

/**
 * The look of a dungeon; of one not known here, the forest's.
 * @param {string} [dungeon]
 */
export function theme(dungeon) {
  return THEMES[dungeon] ?? FOREST;
}

/**
 * The mood of a Level.
 * @param {import("../map/geometry.js").Level} level
 * @param {string} [dungeon]
 * @returns {Mood}
 */
export function mood(level, dungeon) {
  const { moods, boss } = theme(dungeon);
  return level.boss ? boss : moods[Math.min(level.number, moods.length) - 1] ?? moods[0];
}
