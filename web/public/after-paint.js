// A public page is painted before anything of its program is fetched: it can be read, and its forms sent, without.
// The service leaves the scripts of the page in a template (service/core/site/build-pages.ts).
requestAnimationFrame(() =>
  // By then the frame is painted that was asked for above.
  setTimeout(() => document.head.append(document.getElementById('after-paint').content)),
)
