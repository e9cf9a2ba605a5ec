export const needsScript = '这个页面需要 JavaScript。请在浏览器中开启，或直接打电话给我们。'
