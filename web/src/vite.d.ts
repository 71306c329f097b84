declare module "*.toml" {
  const content: Record<string, unknown>;
  export default content;
}
declare module "virtual:icons" {
  const symbols: string;
  export default symbols;
}
