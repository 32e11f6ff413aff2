import { cookieOf, evalPhp } from './site';
import type { Caller } from './site';

/** A nonce of the user's session, created by WordPress. */
export const nonceOf = ( caller: Caller, action: string ): Promise< string > =>
	evalPhp( `
foreach ( explode( '; ', base64_decode( '${ Buffer.from(
		cookieOf( caller ) ?? ''
	).toString( 'base64' ) }' ) ) as $cookie ) {
	list( $name, $value ) = explode( '=', $cookie, 2 );
	$_COOKIE[ $name ] = urldecode( $value );
}
wp_set_current_user( wp_validate_auth_cookie( '', 'logged_in' ) );
echo wp_create_nonce( '${ action }' );` );
