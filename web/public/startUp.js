// The error screen for faults that leave the page empty: before the app runs, or above its own error screens.
// Plain script, loaded before the app, so that it works when nothing of the app does.
(() => {
  // A page of a member begins with the outlines of its frame (shared/ui/base.css).
  if (/^\/(client|talent)\//.test(location.pathname)) document.documentElement.dataset.opens = '';

  const text = (name, words) => Object.assign(document.createElement(name), { textContent: words });

  const show = () => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    const main = document.createElement('main');
    main.style.cssText = 'max-width: 30rem; margin: 4rem auto; padding: 0 1rem; font-family: sans-serif; line-height: 1.75';
    main.append(
      text('h1', 'エラーが発生しました'),
      text('p', 'エラーが発生しました。しばらく経ってからもう一度お試しください。'),
      Object.assign(text('a', 'ホームへ'), { href: '/' }),
    );
    root.replaceChildren(main);
  };

  // React empties the page in the same task as it reports the fault, so look after that task.
  const look = () => setTimeout(show);
  // `capture`: a script that does not load tells only its own element.
  addEventListener('error', look, { capture: true });
  addEventListener('unhandledrejection', look);
})();
