import { openPage } from '../support/admin-page';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import {
	deleteOption,
	setOption,
	switchModule,
	useScenario,
} from '../support/site-state';
import { evalPhp, get, post } from '../support/site';
import type { Caller } from '../support/site';
import { deleteAllPosts } from '../modules/support';

export const PLAN = 'jetpack_dashboard_plan';
/** The cron event for video hosting. */
export const EVENT = 'jetpack_dashboard_recommend_videopress';

/** Sets the plan as if the provider had reported it. */
export const setPlan = ( product_slug: string, features: string[] = [] ) =>
	setOption( PLAN, { product_slug, features: { active: features } } );

export const conditional = async (): Promise< string[] > =>
	( await get( 'recommendations/conditional' ) ).body;

export const initialState = async ( as: Caller = 'admin' ) =>
	( await openPage( as ) ).page.initialState;

const BEHAVIOR = 'jetpack_dashboard_has_behavior';

/**
 * Starts each test on a connected site on the free plan without
 * recommendations, where each module has code, and restores the site after them.
 */
export function startWithoutRecommendations(): void {
	restoreStateAfterwards();
	deleteAllPosts( 'publicize', 'videopress' );
	let remove: () => void;
	beforeAll( () => {
		remove = dropMustUsePlugin(
			'every-behavior',
			`add_filter( '${ BEHAVIOR }', '__return_true' );`
		);
	} );
	beforeEach( async () => {
		await useScenario( 'connected' );
		await post( 'options/options', { reset: true } );
		await switchModule( 'publicize', false );
		await switchModule( 'videopress', false );
		await setPlan( 'jetpack_free' );
		await evalPhp( `wp_clear_scheduled_hook( '${ EVENT }' );` );
	} );
	afterAll( async () => {
		remove();
		await evalPhp( `wp_clear_scheduled_hook( '${ EVENT }' );` );
		await deleteOption( PLAN );
		await useScenario( 'local' );
	} );
}
