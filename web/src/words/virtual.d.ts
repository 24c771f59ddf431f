// The words of the page as the build leaves them, by language and part: "en", "en-city", "en-later" …
declare module "virtual:words" {
  const parts: Record<string, () => Promise<{ default: Record<string, never> }>>;
  export default parts;
}
