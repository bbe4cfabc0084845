/** Tile faces as pictures. A tile is one element with one of them behind it, whatever is drawn there: a browser that had
 * to style each dot and stick of each tile was late with its frames. */
const SVG = "http://www.w3.org/2000/svg";

export interface Faces {
  rules: string; // of a style sheet: a class for each tile
  pictures: string[]; // their addresses
  winds: string; // characters in the colour of the text around them, to be put into the page
}

/** Out of the file of all faces; corner indices are left out where nobody wants them. */
export function readFaces(sprite: string, indices: boolean): Faces {
  const drawn = new DOMParser().parseFromString(sprite, "image/svg+xml");
  const written = (one: Element) => new XMLSerializer().serializeToString(one);

  /** What it is made of, by `use`. */
  function parts(of: Element, found = new Set<Element>()): Set<Element> {
    for (const { attributes } of of.querySelectorAll("use")) {
      const part = drawn.getElementById(attributes.getNamedItem("href")!.value.slice(1));
      if (!part || found.has(part)) continue;
      found.add(part);
      parts(part, found);
    }
    return found;
  }

  function picture(face: Element): string {
    const whole = drawn.createElementNS(SVG, "svg");
    for (const name of ["viewBox", "preserveAspectRatio"]) whole.setAttribute(name, face.getAttribute(name) ?? "");
    const needed = drawn.createElementNS(SVG, "defs");
    needed.append(...[...parts(face)].map((part) => part.cloneNode(true)));
    whole.append(needed, ...face.cloneNode(true).childNodes);
    if (!indices) whole.querySelectorAll(".index").forEach((index) => index.remove());
    return `data:image/svg+xml,${encodeURIComponent(written(whole))}`;
  }

  const faces = [...drawn.querySelectorAll("symbol[id^=t-]")].map((face) => ({ id: face.id, source: picture(face) }));
  const winds = [...drawn.querySelectorAll("symbol[id^=w-]")];
  const inPage = drawn.createElementNS(SVG, "svg");
  inPage.append(...winds.flatMap((wind) => [...parts(wind), wind]));
  return {
    rules: faces.map(({ id, source }) => `.${id} { background-image: url("${source}") }`).join("\n"),
    pictures: faces.map(({ source }) => source),
    winds: written(inPage),
  };
}
