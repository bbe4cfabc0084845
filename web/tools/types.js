// JSON Schema in, TypeScript out: the definitions alone.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await text(process.stdin));
const options = { bannerComment: "", unreachableDefinitions: true, style: { printWidth: 120 } };
const made = await compile(schema, "Whole", options);
process.stdout.write(made.replace(/\/\*\*[^]*?\*\/\n/g, "").replace(/export interface Whole \{[^]*?\}\n/, ""));
