export const needsScript = '這個頁面需要 JavaScript。請在瀏覽器中開啟，或直接打電話給我們。'
