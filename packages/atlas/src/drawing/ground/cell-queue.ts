/** A queue of cells by height, lowest first; of two of one height the one with the lower index. Each cell enters once. */
export class CellQueue {
  size = 0;
  private readonly keys: Float64Array;
  private readonly cells: Int32Array;

  constructor(capacity: number) {
    this.keys = new Float64Array(capacity);
    this.cells = new Int32Array(capacity);
  }

  push(key: number, cell: number): void {
    let i = this.size++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.before(key, cell, parent)) break;
      this.keys[i] = this.keys[parent];
      this.cells[i] = this.cells[parent];
      i = parent;
    }
    this.keys[i] = key;
    this.cells[i] = cell;
  }

  /** Takes the lowest cell out. The queue must not be empty. */
  pop(): number {
    const result = this.cells[0];
    const last = --this.size;
    const key = this.keys[last];
    const cell = this.cells[last];
    let i = 0;
    for (let child = 1; child < last; child = 2 * i + 1) {
      if (child + 1 < last && this.before(this.keys[child + 1], this.cells[child + 1], child)) child++;
      if (!this.before(this.keys[child], this.cells[child], -1, key, cell)) break;
      this.keys[i] = this.keys[child];
      this.cells[i] = this.cells[child];
      i = child;
    }
    this.keys[i] = key;
    this.cells[i] = cell;
    return result;
  }

  private before(key: number, cell: number, at: number, otherKey = this.keys[at], otherCell = this.cells[at]): boolean {
    return key < otherKey || (key === otherKey && cell < otherCell);
  }
}
