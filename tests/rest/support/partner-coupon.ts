import { PAGE, openPage } from './admin-page';
import { clearProvider } from './connection-state';
import { restoreStateAfterwards } from './saved-state';
import { useScenario } from './site-state';
import { evalJson, evalPhp, fetchPath, site } from './site';
import type { Caller } from './site';

export const VALID = 'IONOS_IONA_VALID1';
export const ROUTE = '/v1/sites/{id}/partner-coupons/{code}';
const PAGE_URL = `${ PAGE }&partnerCoupon=`;
export const DAY_S = 24 * 60 * 60;

export const follow = ( code: string, as: Caller = 'admin', headers = {} ) =>
	fetchPath( `${ PAGE_URL }${ encodeURIComponent( code ) }`, {
		as,
		headers,
	} );

export const couponOf = async ( as: Caller = 'admin' ) =>
	( await openPage( as ) ).page.initialState[ 'partnerCoupon' ];

export const stored = () =>
	evalJson(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_partner_coupon', null ) );"
	);

/** When the coupon is to be deleted: the scheduled events. */
export const purgeTimes = (): Promise< number[] > =>
	evalJson(
		"$times = array(); foreach ( _get_cron_array() as $time => $hooks ) { if ( isset( $hooks['jetpack_dashboard_purge_coupon'] ) ) { $times[] = $time; } } echo wp_json_encode( $times );"
	);

export const asked = async (): Promise< number > =>
	( await site().accountService.calls() ).filter( ( { path } ) =>
		path.includes( '/partner-coupons/' )
	).length;

/** Moves the stored times into the past. */
export const age = ( seconds: number ) =>
	evalPhp(
		`$coupon = get_option( 'jetpack_dashboard_partner_coupon' ); $coupon['added_at'] -= ${ seconds }; $coupon['checked_at'] -= ${ seconds }; update_option( 'jetpack_dashboard_partner_coupon', $coupon, false );`
	);

export const patchCoupons = async ( change: Record< string, unknown > ) => {
	const { accountService } = site();
	const { coupons } = await accountService.state();
	await accountService.patch( {
		coupons: coupons.map( ( coupon ) =>
			coupon.coupon_code === VALID ? { ...coupon, ...change } : coupon
		),
	} );
};

/** Adds another coupon that can be redeemed. */
export const addCoupon = async ( coupon_code: string ) => {
	const { accountService } = site();
	const { coupons } = await accountService.state();
	const valid = coupons.find( ( coupon ) => coupon.coupon_code === VALID );
	await accountService.patch( {
		coupons: [ ...coupons, { ...valid, coupon_code } ],
	} );
};

export const isDashboard = ( location: unknown, query = '' ) =>
	expect( location ).toBe( `${ site().url }${ PAGE }${ query }` );

/** Before each test the site is connected and has no coupon. */
export function useCoupons(): void {
	restoreStateAfterwards();

	beforeEach( async () => {
		await site().accountService.scenario( 'free' );
		await useScenario( 'connected' );
		await clearProvider();
		await evalPhp(
			"delete_option( 'jetpack_dashboard_partner_coupon' ); wp_clear_scheduled_hook( 'jetpack_dashboard_purge_coupon' );"
		);
		await site().accountService.clearCalls();
	} );

	afterAll( async () => {
		await site().accountService.scenario( 'default' );
		await useScenario( 'local' );
	} );
}
