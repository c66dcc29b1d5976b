import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { themes } from './lib/theme.svelte';

themes.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
