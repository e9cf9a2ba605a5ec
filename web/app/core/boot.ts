import { guardSecondClicks } from '@portal/client/second-click'
import { replaceMissingStores } from '@portal/client/storage'

/**
 * Four inline scripts of every document. They are constant strings, so that their hashes in the content security
 * policy are the same on all pages.
 */

/**
 * Sets the session state and text size before the first paint, so that the layout does not shift at hydration. On a visit that begins
 * at the top it marks the page as `opening`: sections out of view are not laid out yet (global.css). A page that is loaded again or
 * gone back to is whole at once, since its scroll position is restored.
 */
export const beforePaint = `try{var d=document.documentElement.dataset;d.session=localStorage.getItem('token')?'user':'visitor';d.textSize=localStorage.getItem('textSize')||'normal';if(performance.getEntriesByType('navigation')[0].type==='navigate'&&!location.hash)d.opening=''}catch(e){}`

/**
 * Starts the modules that the document holds back, once the page has loaded and painted or at the first touch or key
 * press; a page behind the login holds back none. Pages in background tabs are never painted, so a timer is the fallback. On the phone site it also registers the service
 * worker, and tells it which pages are read, since only the first one comes as a document (docs/decisions/0077). While the browser is
 * idle it lays out the sections of an opening page one by one, and all of them at the first scroll or key press, keeping what is in view
 * where it is, so that nothing moves under a finger (docs/decisions/0098). Where nothing moved it must not scroll: that would end a smooth scroll.
 */
export const afterLoad = `(function(){var done=0;function go(){if(done++)return;var held=document.querySelector('body>script[type="text/boot"]'),s=document.createElement('script');if(!held)return;s.type='module';s.textContent=held.textContent;document.head.append(s)}function show(){var e=document.querySelector('#content>section:not([data-shown])');if(e){e.dataset.shown='';(window.requestIdleCallback||setTimeout)(show)}else whole()}function whole(){var d=document.documentElement.dataset;if(d.opening==null)return;var e=document.elementFromPoint(innerWidth/2,innerHeight*.7),place=function(){return e&&scrollY?e.getBoundingClientRect().top:0},before=place();delete d.opening;var moved=place()-before;if(moved)scrollBy({top:moved,behavior:'instant'})}function loaded(){setTimeout(go,1500);setTimeout(show,1500);try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}}addEventListener('pointerdown',go,{once:true});addEventListener('keydown',go,{once:true});addEventListener('keydown',whole,{once:true});addEventListener('scroll',whole,{once:true});if(document.readyState==='complete')loaded();else addEventListener('load',loaded);var w=navigator.serviceWorker;if(w&&location.pathname.indexOf('/h5/')===0)addEventListener('load',function(){w.register('/sw.js',{scope:'/h5/'}).catch(function(){});if(window.navigation)navigation.addEventListener('navigatesuccess',function(){if(w.controller)w.controller.postMessage({read:location.href})})})})()`

/** Passes the loaders' data, from the element before this script, to React Router, as its own stream would. */
export const readPageData = `(function(c,d){c.enqueue(d.previousElementSibling.textContent);c.close()})(window.__reactRouterContext.streamController,document.currentScript)`

/**
 * Provides what the scripts after it need, and guards against second clicks from the first one on. A function, so that only the server has
 * the text of the code.
 */
export const beforeAll = () => `(${replaceMissingStores})();(${guardSecondClicks})()`
