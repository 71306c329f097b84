/** Colours and title faces of the games: a card on the first page already wears them. */
import.meta.glob("./*/{style,face}.css", { eager: true });
