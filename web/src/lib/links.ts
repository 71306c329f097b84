/** Links to tables: one place that makes them, and one that copies them. */
interface Linked {
  id: string;
  status: string;
  public: boolean;
}

/** Where a table is found by whoever has the link: with its invitation while it is private, at a moment of it if given. */
export function linkTo(table: Linked, invite: string | null, ply?: number, origin = location.origin): string {
  const link = new URL(`/t/${table.id}`, origin);
  const secret = !table.public && ["open", "running"].includes(table.status);
  if (secret && invite) link.searchParams.set("invite", invite);
  if (ply !== undefined) link.searchParams.set("ply", String(ply));
  return link.href;
}

/** Copy a text, where the page is no secure context too; whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
