// Why: deferScripts (service/site/build/asset-tags.ts).
requestAnimationFrame(() =>
  setTimeout(() => document.head.append(document.getElementById('after-paint').content)),
)
