/** The colours that seats may have, in every game. */
export const SEAT_COLOURS = ["red", "blue", "yellow", "green", "purple", "orange", "black"] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
