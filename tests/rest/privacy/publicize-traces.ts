import { valuesOf } from './requests';

export const SECRET = 'secret-of-the-hook';

const service = ( name: string ) =>
	`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Publicize\\${ name }::class )`;

/** PHP that connects an account of a user and shares a post there. */
export const leave = ( userId: number ) => `
$publicize = ${ service( 'Connections' ) };
$publicize->delete_of_user( ${ userId } );
$publicize->add( ${ userId }, 'webhook', 'Our hook', array(), array( 'secret' => '${ SECRET }' ) );
$jobs = ${ service( 'Jobs' ) };
$jobs->delete_of_post( 1 );
$jobs->add( 1, ${ userId }, $publicize->of_user( ${ userId } )[0] );`;

/** A PHP expression: the rows that name a user. */
export const count = ( userId: number ) =>
	`count( ${ service(
		'Connections'
	) }->of_user( ${ userId } ) ) + count( ${ service(
		'Jobs'
	) }->recent_of( ${ userId }, 9, 0 ) )`;

export function expectItems( items: Parameters< typeof valuesOf >[ 0 ] ): void {
	expect( valuesOf( items, 'publicize-connections' ) ).toEqual( [
		expect.stringMatching( /^Webhook \| Our hook \| / ),
	] );
	expect( valuesOf( items, 'publicize-log' ) ).toEqual( [
		expect.stringContaining( ' | Webhook, Our hook | Waiting | ' ),
	] );
}
