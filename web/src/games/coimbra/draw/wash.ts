/** Watercolour: a soft, uneven blot round a centre, the same each time for the same seed. */
export function blot(cx: number, cy: number, rx: number, ry: number, seed: number, corners = 12): string {
  let state = (seed * 2654435761 + 97) >>> 0;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const reach = 0.9 + 0.22 * chance();
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (at: number) => {
    const [ax, ay] = points[at % corners]!;
    const [bx, by] = points[(at + 1) % corners]!;
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const [x, y] = points[(at + 1) % corners]!;
    return `Q${round(x)} ${round(y)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}
