/** Hands to begin with, each as the query of its link. */
export const EXAMPLES = {
  simple: "hand=234m 66p [777z] 456s 78s +9s&seat=south",
  riichi: "hand=234m 456m 33p 567p 67s +8s&draw=1&with=riichi,ippatsu&dora=2p&ura=9s",
  pairs: "hand=1133m 2255p 6688s 7z +7z&with=riichi",
  orphans: "hand=19m 19p 19s 1234567z +1z&seat=east",
  "no-yaku": "hand=[123m] [456p] 789s 11z 56p +7p",
  waiting: "hand=123m 456m 789m 2345p",
} as const;
export type Example = keyof typeof EXAMPLES;
