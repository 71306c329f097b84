/** The board of a table: what its things may know of it, read where it stands. */
import type { Table } from "$kit/table/table.svelte";
import type { Board, Thing } from "./board";

/** A thing as it stands: every reading is fresh, so that a change reaches only those who read it. */
class Standing implements Thing {
  constructor(
    readonly table: Table,
    readonly id: string,
  ) {}

  get legal() {
    return this.table.choice.legal.has(this.id);
  }
  get next() {
    return this.table.choice.next.has(this.id);
  }
  get chosen() {
    return this.table.choice.isChosen(this.id);
  }
  get refused() {
    return !this.legal && !this.chosen && this.table.choice.refused.has(this.id);
  }
  get asked() {
    const { asked } = this.table.choice;
    return asked?.id === this.id && asked.refusals.length > 0;
  }
  get lit() {
    return this.table.lights.on(this.id) !== null;
  }
  get mark() {
    const seat = this.table.scene.marks.get(this.id);
    return seat === undefined ? null : this.table.colour(seat);
  }
}

export function boardOf(table: Table): Board {
  const { choice, scene } = table;
  return {
    get decision() {
      return table.decision;
    },
    get mine() {
      return table.mine;
    },
    get sheet() {
      return scene.sheet;
    },
    get outcome() {
      return scene.shown?.outcome ?? null;
    },
    get over() {
      return scene.shown?.over ?? false;
    },
    get told() {
      return scene.told;
    },
    get telling() {
      return scene.telling;
    },
    get preview() {
      return choice.previewed;
    },
    get picked() {
      return choice.picked;
    },
    get hovered() {
      return choice.hovered;
    },
    get candidates() {
      return choice.candidates;
    },
    thing: (id) => new Standing(table, id),
    press: (id, event) => choice.press(id, event),
    hover: (id) => choice.hover(id),
    choose: (move, event) => void choice.choose(move, event),
  };
}
