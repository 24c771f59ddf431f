// The shape of each seat's sign, in a square of 20: colour is never the only sign.

const SHAPES: Record<string, string> = {
  red: "M10 .8 19.2 10 10 19.2 .8 10Z",
  yellow: "M1.5 1.5h17v17h-17Z",
  green: "M10 1 19.5 18.5H.5Z",
  blue: "M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4Z",
  purple: "M5.5 1h9L19 10l-4.5 9h-9L1 10Z",
  white: "M1.5 1.5h17v10q0 7-8.5 7t-8.5-7Z",
};
const OTHER = "M6 1h8l5 5v8l-5 5H6l-5-5V6Z";

export const seatShape = (seat: string): string => SHAPES[seat] ?? OTHER;
