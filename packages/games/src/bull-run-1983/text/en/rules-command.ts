import type { COMMAND } from "../../rules/command.ts";

/** Clauses of chapter 4, for readers. Command and frozen pieces. */
export const command: Readonly<Record<keyof typeof COMMAND, string>> = {
  "4.1-a": "Active pieces may move, inactive pieces may not.",
  "4.11-a": "Who is active is decided in the Command phase and does not change for the rest of that turn.",
  "4.12-a":
    "Inactive pieces get a STOP marker. They may still form a brigade, clear abatis, rally, fight and retreat; batteries may be flipped and may fire.",
  "4.2-a": "A piece with a red movement factor is always active, unless it is frozen.",
  "4.31-a":
    "Any unit or leader is active if an enemy unit, an enemy leader or a hex of the enemy base lies in its command range.",
  "4.32-a": "When a unit is bombarded, all leaders in its hex are active in their next Command phase.",
  "4.32-b": "Bombardment does not activate the unit that was hit, even if it had to retreat.",
  "4.4-a": "The Command chart says what an active leader activates: some pieces in his own hex, some in command range.",
  "4.4-b": "Units and inactive leaders never activate their own side.",
  "4.4-c": "A leader who has been activated activates others in turn.",
  "4.5-a":
    "Outside a leader’s hex, a piece is active if a command path connects it to its own leader and he is active.",
  "4.51-a":
    "A unit’s leader is that of its brigade or, for the Union, of its division; a battalion’s battery has the artillery leader. An army leader is never directly a unit’s leader.",
  "4.52-a": "A leader’s own leader is an army leader or, for the Union, the leader of his division.",
  "4.53-a": "Command range is every hex that a command path of 4 hexes or fewer can reach.",
  "4.53-b": "A command path may not enter a river hex.",
  "4.53-c":
    "A command path may go into a ford, out of a ford, or from ford to ford, but not in and out of the same ford.",
  "4.53-d": "Command passes freely over bridges and all other ground.",
  "4.6-a": "An active leader activates every piece of his army in his own hex.",
  "4.6-b": "An artillery leader activates in his hex only batteries, and only those of his army.",
  "4.61-a":
    "In his own hex a leader can do more: an army leader activates units, a lower leader activates other brigades.",
  "4.62-a":
    "All Union pieces belong to one army, so any active Union leader activates everything in his hex, even leaders above him.",
  "4.63-a": "A Confederate leader never activates pieces of the other Confederate army.",
  "4.63-b": "An active Confederate brigade leader activates all pieces of his army in his hex, leaders too.",
  "4.63-c": "Johnston and Beauregard belong to both armies and activate all Confederate pieces in their hex.",
  "4.64-a": "An artillery leader never activates infantry, cavalry or leaders.",
  "4.7-a": "Reinforcements are active on the turn they enter; afterwards they need command like all others.",
  "4.8-a": "Pieces listed as FROZEN on the Confederate card start frozen. Union pieces do so only in the fog of war.",
  "4.81-a": "A frozen piece cannot be activated by anything, not even by a red movement factor.",
  "4.82-a": "All pieces are unfrozen when the Confederate 10:30 AM turn begins.",
  "4.82-b": "A Union piece within 4 hexes of a frozen unit unfreezes that unit at once.",
  "4.82-c": "A Union piece within 4 hexes of a frozen leader unfreezes all Confederate pieces at once.",
  "4.83-a":
    "Once unfrozen, a piece stays unfrozen. In a partly unfrozen brigade, only the unfrozen pieces can be activated.",
  "4.84-a":
    "Frozen pieces are face down and are turned face up the moment they unfreeze. A Union piece whose move unfroze them waits for that and may then move on as it likes.",
};
