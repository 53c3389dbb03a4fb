/** Where a page loads Google's script, and where that sends what it has counted. */
export const googleHosts =
  /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|google)\.com\//;

/**
 * What Google's script does, as far as a page can tell: it stores cookies, carries out the commands
 * in `dataLayer`, and adds what it can read itself (address, title, previous address) wherever no
 * command says otherwise. It also sends events of its own when the address changes.
 */
export const standInForGoogle = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  let common = {};
  const send = (name, fields) => {
    if (window['ga-disable-' + id] === true) return;
    document.cookie = '_ga=GA1.1.1; path=/; max-age=63072000';
    document.cookie = '_ga_TEST=GS2.1; path=/; max-age=63072000';
    const read = { page_location: location.href, page_title: document.title, page_referrer: document.referrer };
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ en: name, ...read, ...common, ...fields }), { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const run = ([command, name, fields]) => {
    if (command === 'set') common = { ...common, ...name };
    if (command === 'config' && fields.send_page_view !== false) send('page_view', {});
    if (command === 'event') send(name, fields);
  };
  for (const command of dataLayer) run(command);
  dataLayer.push = (command) => run(command);
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = function (...details) { change.apply(history, details); send('scroll', {}); };
  }
  addEventListener('hashchange', () => send('scroll', {}));
})()`;
