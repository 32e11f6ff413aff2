import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, site } from '../support/site';
import {
	check,
	CHECK,
	createAddress,
	describeWithMailServer,
	image,
	logRows,
	message,
	multipart,
	postsSince,
} from './mailbox';

restoreStateAfterwards();

describeWithMailServer( 'a check of the mailbox', ( mail ) => {
	describe( 'that is killed', () => {
		const KILL = "exec( 'kill -9 ' . getmypid() ); sleep( 5 );";
		const on = ( hook: string, condition = 'true' ) =>
			`add_filter( '${ hook }', static function ( $value ) { if ( ${ condition } ) { ${ KILL } } return $value; } );`;

		it.each( [
			[ 'before the draft', on( 'wp_insert_post_data' ) ],
			[ 'after the draft', on( 'add_attachment' ) ],
			[
				'between two attachments',
				`$GLOBALS['files'] = 0; ${ on(
					'add_attachment',
					"++$GLOBALS['files'] > 1"
				) }`,
			],
			[
				'before the post is published',
				on(
					'wp_insert_post_data',
					"'publish' === $value['post_status']"
				),
			],
			[
				'right after the post is published',
				on( 'save_post', "'publish' === get_post_status( $value )" ),
			],
			[
				'before the message is deleted',
				on(
					'query',
					'false !== strpos( $value, "state = \'posted\'" )'
				),
			],
		] )( '%s: nothing is lost or posted twice', async ( _, trap ) => {
			const to = await createAddress();
			mail.server.deliver(
				multipart( to, [
					'Content-Type: text/plain\n\nWords',
					image( 'one.png' ),
					image( 'two.png' ),
				] )
			);
			await expect(
				site().wpEvalAlone( `${ trap } ${ CHECK }` )
			).rejects.toThrow();
			expect( mail.server.messages() ).toHaveLength( 1 );
			await evalPhp(
				"delete_option( 'jetpack_dashboard_lock_post_by_email' );"
			);
			expect( await check() ).toMatchObject( { error: '' } );
			await check();
			const posts = await postsSince( mail.before );
			expect( posts ).toMatchObject( [
				{ title: 'Low tide', status: 'publish' },
			] );
			expect( posts[ 0 ]?.files ).toHaveLength( 2 );
			expect( mail.server.messages() ).toEqual( [] );
		} );
	} );

	it( 'gives up emails that PHP can’t process', async () => {
		const to = await createAddress();
		mail.server.deliver( message( to, 'Poison' ) );
		for ( let index = 0; index < 3; index++ ) {
			await expect(
				site().wpEvalAlone(
					`add_filter( 'wp_insert_post_data', static function () { exit( 7 ); } ); ${ CHECK }`
				)
			).rejects.toThrow();
			await evalPhp(
				"delete_option( 'jetpack_dashboard_lock_post_by_email' );"
			);
		}
		expect( await check() ).toMatchObject( { refused: 1 } );
		expect( await logRows() ).toMatchObject( [ { reason: 'failed' } ] );
	} );
} );
