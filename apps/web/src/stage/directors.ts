/** What others may ask of whoever shows a session in scenes. */
interface TourGuide {
  /** Plays on from where somebody looks back; what it returns stops it. */
  tour(show: (step: number) => void, ended: () => void): () => void;
}

/** Connects sessions to their directors: the replay bar is not part of the play screen, but plays its scenes. */
const directors = new WeakMap<object, TourGuide>();

/** @returns removes the director again */
export function registerDirector(session: object, director: TourGuide): () => void {
  directors.set(session, director);
  return () => void directors.delete(session);
}

/** The director of a session; undefined if it has no screen. */
export function directorOf(session: object): TourGuide | undefined {
  return directors.get(session);
}
