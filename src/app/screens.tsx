import { useState } from 'react';
import { useAppSelector } from '../hooks/store';
import { lazyScreen } from '../lib/lazy-chunk';
import { AtAGlance } from '../screens/at-a-glance/at-a-glance';
import { getSiteStatus } from '../state/connection/selectors';
import { hasPartnerCoupon } from '../state/licensing/selectors';
import { isRecommendationsEnabled } from '../state/recommendations/selectors';
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

const CouponScreen = lazyScreen( 'connect', async () => {
	const { CouponScreen: Screen } = await import(
		/* webpackChunkName: "connect" */ '../screens/partner-coupon/coupon-screen'
	);
	return Screen;
} );

// They link to each other, so they share a chunk.
const MyPlanScreen = lazyScreen( 'my-plan', async () => {
	const { MyPlanScreen: Screen } = await import(
		/* webpackChunkName: "my-plan" */ '../screens/my-plan/my-plan-screen'
	);
	return Screen;
} );

const ProductScreen = lazyScreen( 'my-plan', async () => {
	const { ProductScreen: Screen } = await import(
		/* webpackChunkName: "my-plan" */ '../screens/product/product-screen'
	);
	return Screen;
} );

const LicenseActivationScreen = lazyScreen( 'my-plan', async () => {
	const { LicenseActivationScreen: Screen } = await import(
		/* webpackChunkName: "my-plan" */ '../screens/license-activation/license-activation-screen'
	);
	return Screen;
} );

const RecommendationsScreen = lazyScreen( 'recommendations', async () => {
	const { RecommendationsScreen: Screen } = await import(
		/* webpackChunkName: "recommendations" */ '../screens/recommendations/recommendations-screen'
	);
	return Screen;
} );

/**
 * Preloads what the page's first screen needs besides the entry.
 *
 * @param screen
 * @param search Query of the route.
 * @return Null if there is nothing to wait for.
 */
export function preloadScreen(
	screen: RouteScreen,
	search: string
): Promise< unknown > | null {
	switch ( screen.kind ) {
		case 'settings':
			return Promise.all( [
				SettingsScreen.preload(),
				preloadSettingsSection(
					screen.section,
					new URLSearchParams( search ).has( 'term' )
				),
			] );
		case 'my-plan':
			return MyPlanScreen.preload();
		case 'recommendations':
			return RecommendationsScreen.preload();
		default:
			return null;
	}
}

async function preloadSettingsSection( slug: string, hasTerm: boolean ) {
	const { preloadSection } = await import(
		/* webpackChunkName: "settings" */ '../screens/settings/settings-screen'
	);
	await preloadSection( slug, hasTerm );
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
	const hasAssistant = useAppSelector( isRecommendationsEnabled );
	switch ( screen.kind ) {
		case 'dashboard':
			return <AtAGlance />;
		case 'settings':
			return <SettingsScreen section={ screen.section } />;
		case 'set-up':
			return <SetUpScreen isFirstScreen={ previousPath === path } />;
		case 'connect-user':
			return <UserConnectScreen />;
		case 'woo-setup':
			return <WooSetupScreen previousPath={ previousPath } />;
		case 'plans':
			return <PlansScreen path={ path } previousPath={ previousPath } />;
		case 'my-plan':
			return <MyPlanScreen hasRecommendations={ hasAssistant } />;
		case 'product':
			return <ProductScreen product={ screen.product } />;
		case 'license-activation':
			return (
				<LicenseActivationScreen hasRecommendations={ hasAssistant } />
			);
		case 'recommendations':
			return <RecommendationsScreen path={ path } />;
	}
}

/** The coupon screen takes precedence over the main connect screen. */
function SetUpScreen( { isFirstScreen }: { isFirstScreen: boolean } ) {
	const hasCoupon = useAppSelector( hasPartnerCoupon );
	const isConnected = useAppSelector( getSiteStatus ) === 'connected';
	// Keeps the screen until the redirect: the site is connected before that.
	const [ hasCouponScreen ] = useState( hasCoupon && ! isConnected );
	return hasCouponScreen ? (
		<CouponScreen />
	) : (
		<MainConnectScreen isFirstScreen={ isFirstScreen } />
	);
}
