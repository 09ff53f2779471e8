/** @jest-environment jsdom */
import { onClientEntry } from "../../src/desktop/onClientEntry";

const replaceServiceWorkers = (property: PropertyDescriptor) =>
  Object.defineProperty(navigator, "serviceWorker", { ...property, configurable: true });
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("every service worker that an earlier site left is unregistered", async () => {
  const unregister = jest.fn();
  replaceServiceWorkers({
    value: { getRegistrations: async () => [{ unregister }, { unregister }] },
  });
  onClientEntry();
  await new Promise(process.nextTick);
  expect(unregister).toHaveBeenCalledTimes(2);
});

const refuse = () => {
  throw new DOMException("Not in here.", "SecurityError");
};

// Gatsby starts the page when this has returned; a promise it would wait for.
test.each<[string, PropertyDescriptor]>([
  ["there are none", { value: undefined }],
  ["a sandboxed frame has none", { get: refuse }],
  ["a private window refuses the question", { value: { getRegistrations: refuse } }],
  ["the answer is a refusal", { value: { getRegistrations: async () => refuse() } }],
  ["the answer does not come", { value: { getRegistrations: () => new Promise(() => {}) } }],
])("the page starts when %s", (_name, serviceWorkers) => {
  replaceServiceWorkers(serviceWorkers);
  expect(onClientEntry()).toBeUndefined();
});

test("a session storage that throws whatever it is asked is not there for Gatsby", () => {
  const removeItem = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  onClientEntry();
  expect(window.sessionStorage).toBeNull();
  removeItem.mockRestore();
});
