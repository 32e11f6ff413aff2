import { act, screen } from '@testing-library/react';
import '../../tests/unit/modal-dialog';
import type { InitialState } from '../api/initial-state';
import { makePageData } from '../api/page-data.fixture';
// Imported eagerly, so that the first test doesn't wait for the lazy chunks.
import '../screens/settings/other-section';
import '../screens/settings/search/search-view';
import '../screens/settings/settings-screen';
import { prepareApp } from './start';

let stopApp = () => {};

/** Called after each test. */
export function closeApp(): void {
	act( () => stopApp() );
}

/**
 * For tests: renders the page as wp-admin does, with its skip link and menu.
 */
export async function openApp(
	hash: string,
	initialState: Partial< InitialState > = {}
): Promise< void > {
	closeApp();
	document.title = 'Jetpack ‹ The Slow Road — WordPress';
	document.body.innerHTML = `
		<a class="screen-reader-shortcut" href="#wpbody-content">Skip to main content</a>
		<ul id="adminmenu"><li class="wp-has-current-submenu"><ul class="wp-submenu">
			<li><a href="?page=jetpack#/dashboard">Dashboard</a></li>
			<li><a href="?page=jetpack#/settings">Settings</a></li>
		</ul></li></ul>
		<div id="wpbody-content"><div id="jetpack-dashboard-root" class="jp-dashboard"></div></div>`;
	window.history.replaceState( null, '', `/?page=jetpack${ hash }` );
	const mount = document.getElementById( 'jetpack-dashboard-root' );
	if ( ! mount ) {
		throw new Error( 'No mount element.' );
	}
	await act( async () => {
		stopApp = prepareApp( makePageData( initialState ) )( mount );
		await Promise.resolve();
	} );
	await screen.findAllByRole( 'heading', { level: 1 } );
}
