import symbols from "virtual:icons";

/** Put the sprite of all icons into the page, once. */
export function hangIcons(): void {
  if (document.getElementById("icons")) return;
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sprite.id = "icons";
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.style.position = "absolute";
  sprite.innerHTML = symbols;
  document.body.prepend(sprite);
}
