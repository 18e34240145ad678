/**
 * A small deterministic source of numbers: the same text always gives the same sequence, on server and browser.
 * @returns a function that picks one of the given options, another at each call
 */
export function picker(text: string): <Option>(options: readonly [Option, ...Option[]]) => Option {
  // FNV-1a for the start, then xorshift32 for the sequence.
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  state = state >>> 0 || 1;
  return (options) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return options[state % options.length] ?? options[0];
  };
}
