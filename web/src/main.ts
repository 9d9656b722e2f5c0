import '@fontsource-variable/nunito';
import '@fontsource-variable/podkova';
import './design/tokens.css';
import './design/recipes.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { follow, settings } from './lib/settings.svelte';
import { fileUrl } from './lib/site';
import { speak } from './lib/text.svelte';

follow();
startRouter();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(fileUrl('sw.js')).catch(() => undefined);
