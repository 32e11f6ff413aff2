import { lazyScreen } from '../lib/lazy-chunk';
import { AtAGlance } from '../screens/at-a-glance/at-a-glance';
import type { RouteScreen } from './routes';

const SettingsScreen = lazyScreen( 'settings', async () => {
	const { SettingsScreen: Screen } = await import(
		/* webpackChunkName: "settings" */ '../screens/settings/settings-screen'
	);
	return Screen;
} );

/** The dashboard is in the entry; every other screen in a chunk of its own. */
export function RouteScreenView( { screen }: { screen: RouteScreen } ) {
	switch ( screen.kind ) {
		case 'dashboard':
			return <AtAGlance />;
		case 'settings':
			return <SettingsScreen section={ screen.section } />;
		case 'not-built':
			return null;
	}
}
