// Why: withProgramLater (service/core/site/asset-tags.ts).
requestAnimationFrame(() =>
  setTimeout(() => document.head.append(document.getElementById('after-paint').content)),
)
