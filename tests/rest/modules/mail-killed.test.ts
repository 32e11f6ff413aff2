import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, get, post, site } from '../support/site';
import { useSmtp } from '../support/smtp';
import { forgetLikes } from './like-requests';
import { deleteAllPosts, makePost } from './support';
import {
	addFollowers,
	nextRun,
	resetSubscriptions,
	rowsOf,
	sendBatch,
} from './subscriptions';

const smtp = useSmtp();

restoreStateAfterwards();
deleteAllPosts( 'subscriptions' );
// The module is off again when the posts are deleted.
afterAll( forgetLikes );

const KILL = "exec( 'kill -9 ' . getmypid() ); sleep( 5 );";
/** Kills PHP in a filter. */
const on = ( hook: string, condition: string, priority = 10 ) =>
	`add_filter( '${ hook }', static function ( $value ) { if ( ${ condition } ) { ${ KILL } } return $value; }, ${ priority } );`;
/** At the fifth query that contains a text. */
const fifthQuery = ( text: string ) =>
	`str_contains( $value, ${ JSON.stringify(
		text
	) } ) && 5 === ( $GLOBALS['seen'] = 1 + ( $GLOBALS['seen'] ?? 0 ) )`;
const FIFTH_EMAIL =
	"5 === ( $GLOBALS['mails'] = 1 + ( $GLOBALS['mails'] ?? 0 ) )";
/** The mail server learns which process talks to it. */
const TELL_PROCESS =
	"add_action( 'phpmailer_init', static function ( $mailer ) { $mailer->Helo = 'process-' . getmypid(); }, 20 );";

/** Kills PHP when the server gets a command of a connection. */
function killAt( command: string, recipient: string ): void {
	let isTheirs = false;
	let isKilled = false;
	smtp.server().reply = ( received, client ) => {
		isTheirs ||= received.includes( `<${ recipient }>` );
		if ( isTheirs && ! isKilled && received === command ) {
			isKilled = true;
			process.kill(
				Number( client.replace( 'process-', '' ) ),
				'SIGKILL'
			);
		}
		return undefined;
	};
}

describe( 'a batch of subscriptions that is killed', () => {
	const RUN =
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Sender::class )->run();';
	const dies = ( trap: string ) =>
		expect( site().wpEvalAlone( `${ trap } ${ RUN }` ) ).rejects.toThrow();
	/** What cron does after that. */
	const resume = async () => {
		expect( await nextRun() ).not.toBeNull();
		await evalPhp(
			"delete_option( 'jetpack_dashboard_lock_subscriptions' );"
		);
		await sendBatch();
		await sendBatch();
	};
	const recipients = () => smtp.mails().flatMap( ( { to } ) => to );
	const all = Array.from(
		{ length: 12 },
		( _, index ) => `one${ index + 1 }@example.org`
	);
	const progress = async () =>
		( await get( 'module/subscriptions' ) ).body.extra.progress;

	beforeEach( async () => {
		await switchModule( 'subscriptions', true );
		await resetSubscriptions();
		await evalPhp(
			"delete_option( 'jetpack_dashboard_lock_subscriptions' );"
		);
		await setOption( 'jetpack_dashboard_subscriptions_batch', '50-emails' );
		await addFollowers( 12 );
		await makePost( {} );
	} );

	it.each( [
		[ 'before a claim', on( 'query', fifthQuery( 'SET mailing =' ) ) ],
		[ 'right after a claim', on( 'query', fifthQuery( 'SELECT claim' ) ) ],
		[
			'while the email is prepared',
			on( 'wp_mail', "'one5@example.org' === $value['to']" ),
		],
		[
			'before the mail server is called',
			on( 'phpmailer_init', FIFTH_EMAIL, 30 ),
		],
		[
			'after the mail server accepted it',
			on( 'query', fifthQuery( "SET claim = ''" ) ),
		],
		[
			'while it is counted',
			on( 'query', fifthQuery( 'SET sent = sent' ) ),
		],
		[
			'at the end',
			on( 'query', "str_contains( $value, 'SET finished' )" ),
		],
	] )( '%s: no email is lost and none is sent twice', async ( _, trap ) => {
		await dies( trap );
		expect( recipients().length ).toBeGreaterThan( 1 );
		await resume();
		expect( recipients() ).toEqual( all );
		expect( await nextRun() ).toBeNull();
	} );

	it( 'by the same recipient each time goes on without them', async () => {
		const trap = on( 'wp_mail', "'one5@example.org' === $value['to']" );
		for ( let run = 0; run < 3; run++ ) {
			await dies( trap );
			await evalPhp(
				"delete_option( 'jetpack_dashboard_lock_subscriptions' );"
			);
		}
		await resume();
		expect( recipients() ).toEqual(
			all.filter( ( to ) => to !== 'one5@example.org' )
		);
		expect( await rowsOf( 'mailings' ) ).toMatchObject( [
			{ sent: '11', failed: '1' },
		] );
	} );

	it.each( [
		[ 'before the server has the email', 'DATA', false ],
		[ 'after the server has the email', '.', true ],
	] )(
		'inside the SMTP dialogue, %s: sends nothing twice and says so',
		async ( _, command, hasArrived ) => {
			killAt( command, 'one5@example.org' );
			await dies( TELL_PROCESS );
			await resume();
			expect( recipients() ).toEqual(
				all.filter( ( to ) => hasArrived || to !== 'one5@example.org' )
			);
			expect( await progress() ).toContain( '1 email could not be sent' );
		}
	);

	it( 'and overtaken by another process, which sends its email', async () => {
		// The slow process has claimed the recipient and not sent the email yet.
		await site().wpEvalAlone( `
add_filter( 'wp_mail', static function ( $mail ) {
	global $wpdb;
	if ( 'one5@example.org' === $mail['to'] && ! isset( $GLOBALS['overtaken'] ) ) {
		$GLOBALS['overtaken'] = true;
		$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_subscriptions_follows SET claim = '', mailing = 0 WHERE id = (SELECT id FROM (SELECT f.id FROM {$wpdb->prefix}jetpack_dashboard_subscriptions_follows f INNER JOIN {$wpdb->prefix}jetpack_dashboard_subscriptions_followers p ON p.id = f.follower WHERE p.email = 'one5@example.org') AS found)" );
	}
	return $mail;
} );
${ RUN }` );
		await sendBatch();
		expect( recipients() ).toEqual( all );
	} );
} );

describe( 'an email about likes whose PHP is killed', () => {
	let author = 0;
	let liked = 0;
	const RUN = () =>
		`do_action( 'jetpack_dashboard_mail_likes', ${ author } );`;
	const next = () =>
		evalJson< number >(
			`echo (int) wp_next_scheduled( 'jetpack_dashboard_mail_likes', array( ${ author } ) );`
		);
	const like = ( as: 'admin' | 'editor' ) =>
		post( 'likes', { type: 'post', id: liked, liked: true }, { as } );
	/** As cron does: the event is gone before it runs. */
	const dies = async ( trap: string ) => {
		await evalPhp(
			"wp_unschedule_hook( 'jetpack_dashboard_mail_likes' );"
		);
		await expect(
			site().wpEvalAlone( `${ trap } ${ RUN() }` )
		).rejects.toThrow();
		expect( await next() ).toBeGreaterThan( Date.now() / 1000 );
		await evalPhp(
			`delete_option( 'jetpack_dashboard_lock_likes_mail_${ author }' );`
		);
	};

	beforeEach( async () => {
		await switchModule( 'likes', true );
		await post( 'settings', {
			wpl_default: 'on',
			social_notifications_like: true,
		} );
		author = Number(
			await evalPhp( "echo get_user_by( 'login', 'author' )->ID;" )
		);
		liked = await makePost( { post_title: 'Liked', post_author: author } );
		await evalPhp(
			`foreach ( array( 'waiting', 'mailed', 'handed_over' ) as $name ) { delete_user_option( ${ author }, "jetpack_dashboard_likes_$name" ); }`
		);
		await forgetLikes();
		await like( 'editor' );
	} );

	it.each( [
		[ 'while it is prepared', on( 'wp_mail', 'true' ) ],
		[
			'before the mail server is called',
			on( 'phpmailer_init', 'true', 30 ),
		],
		[
			'after the mail server accepted it',
			on( 'wp_mail_succeeded', 'true' ),
		],
	] )( '%s, is sent once', async ( _, trap ) => {
		await dies( trap );
		await evalPhp( RUN() );
		await evalPhp( RUN() );
		expect( smtp.mails() ).toHaveLength( 1 );
		expect( smtp.mails()[ 0 ]?.text ).toContain(
			'1 new like (1 in total)'
		);
		expect( await next() ).toBe( 0 );
	} );

	it( 'inside the SMTP dialogue, is not sent twice', async () => {
		killAt(
			'.',
			await evalPhp( `echo get_userdata( ${ author } )->user_email;` )
		);
		await dies( TELL_PROCESS );
		await evalPhp( RUN() );
		expect( smtp.mails() ).toHaveLength( 1 );
		await like( 'admin' );
		await evalPhp( RUN() );
		expect( smtp.mails()[ 1 ]?.text ).toContain(
			'1 new like (2 in total)'
		);
	} );

	it( 'is tried again the next day, if the server refuses it', async () => {
		smtp.server().reply = ( command ) =>
			command === 'DATA' ? '451 Later' : undefined;
		await evalPhp( RUN() );
		expect( smtp.mails() ).toEqual( [] );
		expect( await next() ).toBeGreaterThan( Date.now() / 1000 + 80_000 );
		smtp.server().clear();
		await evalPhp( RUN() );
		expect( smtp.mails()[ 0 ]?.text ).toContain(
			'1 new like (1 in total)'
		);
	} );
} );
