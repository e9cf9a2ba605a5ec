/**
 * Three scripts that stand in every document. They are plain strings so that their hashes, which the
 * content security policy lists, never change from page to page.
 */

/** Before the first paint: logged in or not, and the text size, so that nothing jumps when React arrives. */
export const beforePaint = `try{var d=document.documentElement.dataset;d.session=localStorage.getItem('token')?'user':'visitor';d.textSize=localStorage.getItem('textSize')||'normal'}catch(e){}`

/**
 * After the page has loaded and its content was painted, or at the first touch or key: starts the modules that the
 * document holds back. A page in a background tab is never painted, so a timer stands by.
 */
export const afterLoad = `(function(){var done=0;function go(){if(done++)return;var held=document.querySelector('body>script[type="text/boot"]'),s=document.createElement('script');s.type='module';s.textContent=held.textContent;document.head.append(s)}function loaded(){setTimeout(go,1500);try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}}addEventListener('pointerdown',go,{once:true});addEventListener('keydown',go,{once:true});if(document.readyState==='complete')loaded();else addEventListener('load',loaded)})()`

/** Hands the loaders' data, which stands in the element before this script, to React Router as its own stream would. */
export const readPageData = `(function(c,d){c.enqueue(d.previousElementSibling.textContent);c.close()})(window.__reactRouterContext.streamController,document.currentScript)`
