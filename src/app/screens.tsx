import { lazyScreen } from '../lib/lazy-chunk';
import { AtAGlance } from '../screens/at-a-glance/at-a-glance';
import type { RouteScreen } from './routes';

const SettingsScreen = lazyScreen( 'settings', async () => {
	const { SettingsScreen: Screen } = await import(
		/* webpackChunkName: "settings" */ '../screens/settings/settings-screen'
	);
	return Screen;
} );

// These three are similar and share a chunk.
const MainConnectScreen = lazyScreen( 'connect', async () => {
	const { MainConnectScreen: Screen } = await import(
		/* webpackChunkName: "connect" */ '../screens/connect/main-connect-screen'
	);
	return Screen;
} );

const UserConnectScreen = lazyScreen( 'connect', async () => {
	const { UserConnectScreen: Screen } = await import(
		/* webpackChunkName: "connect" */ '../screens/connect/user-connect-screen'
	);
	return Screen;
} );

const WooSetupScreen = lazyScreen( 'connect', async () => {
	const { WooSetupScreen: Screen } = await import(
		/* webpackChunkName: "connect" */ '../screens/woo-setup/woo-setup-screen'
	);
	return Screen;
} );

const PlansScreen = lazyScreen( 'plans', async () => {
	const { PlansScreen: Screen } = await import(
		/* webpackChunkName: "plans" */ '../screens/plans/plans-screen'
	);
	return Screen;
} );

/**
 * Preloads what the page's first screen needs besides the entry.
 *
 * @return Null if there is nothing to wait for.
 */
export function preloadScreen(
	screen: RouteScreen
): Promise< unknown > | null {
	return screen.kind === 'settings' ? SettingsScreen.preload() : null;
}

interface RouteScreenViewProps {
	readonly screen: RouteScreen;
	readonly path: string;
	/** The previous route; initially the current one. */
	readonly previousPath: string;
}

/** The dashboard is part of the entry; all other screens are lazy chunks. */
export function RouteScreenView( {
	screen,
	path,
	previousPath,
}: RouteScreenViewProps ) {
	switch ( screen.kind ) {
		case 'dashboard':
			return <AtAGlance />;
		case 'settings':
			return <SettingsScreen section={ screen.section } />;
		case 'set-up':
			return (
				<MainConnectScreen isFirstScreen={ previousPath === path } />
			);
		case 'connect-user':
			return <UserConnectScreen />;
		case 'woo-setup':
			return <WooSetupScreen previousPath={ previousPath } />;
		case 'plans':
			return <PlansScreen path={ path } previousPath={ previousPath } />;
		case 'not-built':
			return null;
	}
}
