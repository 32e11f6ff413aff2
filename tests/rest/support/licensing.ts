import { openPage } from './admin-page';
import { clearProvider } from './connection-state';
import { dropMustUsePlugin } from './dropped-plugin';
import { restoreStateAfterwards } from './saved-state';
import { useScenario } from './site-state';
import { evalPhp, post, site } from './site';
import type { Caller } from './site';

export const FREE = 'jetpack-backup_sandbox1';
export const IN_USE = 'jetpack-scan_sandbox2';
export const REVOKED = 'jetpack-search_sandbox3';
export const OTHER_SITE = 'jetpack-videopress_sandbox4';
export const ATTACH_ROUTE = 'POST /v1/sites/{id}/licenses/attach';
export const NOT_A_KEY = 'This is not a valid license key. Please try again.';

export const attach = ( licenses: unknown, as: Caller = 'admin' ) =>
	post( 'licensing/attach-licenses', { licenses }, { as } );

export const setLicense = ( license: unknown, as: Caller = 'admin' ) =>
	post( 'licensing/set-license', { license }, { as } );

export const licensing = async ( as: Caller = 'admin' ) =>
	( await openPage( as ) ).page.initialState[ 'licensing' ];

export const attachCalls = async (): Promise< number > =>
	( await site().accountService.calls() ).filter( ( { path } ) =>
		path.endsWith( '/licenses/attach' )
	).length;

export const purchases = async (): Promise< string[] > =>
	( await site().accountService.state() ).site.purchases.map(
		( { product_slug } ) => product_slug
	);

export const refusal = ( code: string, message: string ) => ( {
	errors: { [ code ]: [ message ] },
	error_data: [],
} );

/** Mocks the service's response to the attach call. Returns a function that removes the mock. */
export const respondWith = ( response: unknown ): ( () => void ) =>
	dropMustUsePlugin(
		'attach-response',
		`add_filter( 'pre_http_request', static function ( $none, $args, $url ) {
	return false === strpos( $url, '/licenses/attach' ) ? $none : array(
		'headers'  => array(),
		'body'     => base64_decode( '${ Buffer.from(
			JSON.stringify( response )
		).toString( 'base64' ) }' ),
		'response' => array( 'code' => 200, 'message' => 'OK' ),
		'cookies'  => array(),
	);
}, 10, 3 );`
	);

/** Whether WordPress's debug log contains a text. */
export const isLogged = async ( text: string ): Promise< boolean > =>
	( await evalPhp(
		`$log = SANDBOX_STATE_DIR . '/debug.log'; echo is_file( $log ) && str_contains( file_get_contents( $log ), '${ text }' ) ? 'yes' : 'no';`
	) ) === 'yes';

/** Before each test: a connected site without purchases, stored license data or counted keys. */
export function useLicensing(): void {
	restoreStateAfterwards();

	beforeEach( async () => {
		await site().accountService.scenario( 'nothing-yet' );
		await useScenario( 'connected' );
		await clearProvider();
		await evalPhp(
			"wp_clear_scheduled_hook( 'jetpack_dashboard_count_licenses' ); foreach ( array( 'licensing_error', 'licensing_dismissal', 'license_counts' ) as $name ) { delete_option( \"jetpack_dashboard_$name\" ); } foreach ( array( 'others', ...get_users( array( 'fields' => 'ID' ) ) ) as $name ) { delete_transient( \"jetpack_dashboard_license_tries_$name\" ); }"
		);
		await site().accountService.clearCalls();
	} );

	afterAll( async () => {
		await site().accountService.scenario( 'default' );
		await useScenario( 'local' );
	} );
}
