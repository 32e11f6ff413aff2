import { setOption, switchModule } from '../support/site-state';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, post } from '../support/site';
import { useSmtp } from '../support/smtp';
import { formBlock, resetMessages, sendTo } from './contact-forms';
import { forgetLikes } from './like-requests';
import { createPost, deletePosts } from './site-pages';
import { deleteAllPosts, makePost } from './support';
import {
	addFollowers,
	linksIn,
	press,
	resetSubscriptions,
	sendBatch,
	signUp,
} from './subscriptions';

const smtp = useSmtp();

restoreStateAfterwards();
deleteAllPosts( 'subscriptions' );
// The module is off again when the posts are deleted.
afterAll( forgetLikes );

const PLAIN = /^text\/plain; charset=UTF-8$/i;

describe( 'emails of subscriptions, as a mail server gets them', () => {
	beforeEach( async () => {
		await switchModule( 'subscriptions', true );
		await resetSubscriptions();
	} );

	it( 'ask for a confirmation', async () => {
		await setOption( 'blogname', 'Fisch & Möwe' );
		await signUp( 'reader@example.org' );
		const [ mail, ...others ] = smtp.mails();
		expect( others ).toEqual( [] );
		expect( mail?.to ).toEqual( [ 'reader@example.org' ] );
		expect( mail?.headers ).toMatchObject( {
			subject: 'Confirm your subscription to Fisch & Möwe',
			to: 'reader@example.org',
			'content-type': expect.stringMatching( PLAIN ),
		} );
		const answer = await press( linksIn( mail?.text ?? '' )[ 'confirm' ] );
		expect( answer.status ).toBe( 200 );
	} );

	it( 'go to each follower alone, with a button to unsubscribe', async () => {
		await addFollowers( 3 );
		await makePost( {
			post_title: 'Über die “Küste” – 海',
			post_content: `Grüße. ${ 'Langes Wort '.repeat( 80 ) }`,
		} );
		await sendBatch();
		const mails = smtp.mails();
		expect( mails.map( ( { to } ) => to ) ).toEqual( [
			[ 'one1@example.org' ],
			[ 'one2@example.org' ],
			[ 'one3@example.org' ],
		] );
		const links = new Set< string >();
		for ( const mail of mails ) {
			const { headers, rawHeaders, text } = mail;
			expect( headers[ 'to' ] ).toBe( mail.to[ 0 ] );
			expect( headers[ 'cc' ] ?? headers[ 'bcc' ] ).toBeUndefined();
			expect( headers[ 'subject' ] ).toMatch( /Über die “Küste” – 海$/ );
			expect( headers[ 'content-type' ] ).toMatch( PLAIN );
			expect( text ).toContain( 'Grüße. Langes Wort' );
			expect( rawHeaders[ 'list-unsubscribe-post' ] ).toBe(
				'List-Unsubscribe=One-Click'
			);
			const [ , link = '' ] =
				/^<(https?:\S+)>$/.exec(
					rawHeaders[ 'list-unsubscribe' ] ?? ''
				) ?? [];
			expect( text ).toContain( `Unsubscribe: ${ link }\n` );
			links.add( link );
		}
		expect( links.size ).toBe( 3 );

		const [ link = '' ] = links;
		const { pathname, search } = new URL( link );
		await press( pathname + search, 'List-Unsubscribe=One-Click' );
		smtp.server().clear();
		await makePost( { post_title: 'Next' } );
		await sendBatch();
		expect( smtp.mails().map( ( { to } ) => to[ 0 ] ) ).toEqual( [
			'one2@example.org',
			'one3@example.org',
		] );
	} );

	it( 'of comments may have paragraphs of any length', async () => {
		const id = await makePost( {} );
		await addFollowers( 1 );
		const words = 'Ein sehr langer Absatz mit Umlauten: äöü. '.repeat( 40 );
		await evalPhp( `
global $wpdb;
$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_subscriptions_follows SET post = ${ id }" );
$id = wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_author' => 'Ada', 'comment_author_email' => 'ada@example.org', 'comment_content' => '${ words }', 'comment_approved' => 1 ) );
wp_set_comment_status( $id, 'hold' );
wp_set_comment_status( $id, 'approve' );` );
		await sendBatch();
		// WordPress notifies the post's author, too.
		const [ mail, ...others ] = smtp
			.mails()
			.filter( ( { to } ) => to.includes( 'one1@example.org' ) );
		expect( others ).toEqual( [] );
		expect( mail?.text ).toContain( words.trim() );
	} );

	it( 'keep the link to unsubscribe readable with PHP’s mail()', async () => {
		await addFollowers( 1 );
		await makePost( {} );
		const remove = dropMustUsePlugin(
			'php-mail',
			`
add_action( 'phpmailer_init', static function ( $mailer ) { $mailer->isMail(); }, 20 );
add_action( 'phpmailer_init', static function ( $mailer ) {
	$mailer->preSend();
	update_option( 'jetpack_dashboard_test_mail', array( $mailer->getSentMIMEMessage(), $mailer->Mailer ) );
	$mailer->isSMTP();
}, PHP_INT_MAX );`
		);
		try {
			await sendBatch();
		} finally {
			remove();
		}
		const [ mail, mailer ] = await evalJson< string[] >(
			"echo wp_json_encode( get_option( 'jetpack_dashboard_test_mail' ) ); delete_option( 'jetpack_dashboard_test_mail' );"
		);
		expect( mailer ).toBe( 'mail' );
		expect( mail ).toMatch(
			/^List-Unsubscribe: <https?:\S{80,}>\r?\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m
		);
	} );
} );

it( 'forms’ emails go to the recipients, and replies to the visitor', async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	const page = await createPost( {
		post_title: 'Write to us',
		post_content: formBlock(
			[
				[ 'name', { label: 'Name', required: true } ],
				[ 'email', { label: 'Email', required: true } ],
				[ 'textarea', { label: 'Message' } ],
			],
			{ to: 'one@example.org, two@example.org', subject: 'Größe?' }
		),
	} );
	try {
		await sendTo( page.path, {
			Name: 'Ada Lövelace',
			Email: 'ada@example.org',
			Message: `Grüße\n.\n${ 'x'.repeat( 1500 ) }`,
		} );
	} finally {
		await deletePosts( [ page ] );
		await resetMessages();
	}
	const [ mail, ...others ] = smtp.mails();
	expect( others ).toEqual( [] );
	expect( mail?.to.sort() ).toEqual( [
		'one@example.org',
		'two@example.org',
	] );
	expect( mail?.headers ).toMatchObject( {
		'reply-to': 'ada@example.org',
		subject: 'Größe?',
		'content-type': expect.stringMatching( PLAIN ),
	} );
	expect( mail?.headers[ 'from' ] ).not.toContain( 'ada@' );
	expect( mail?.text ).toContain( `Grüße\n.\n${ 'x'.repeat( 1500 ) }` );
} );

it( 'likes’ emails go to the author', async () => {
	await switchModule( 'likes', true );
	await post( 'settings', {
		wpl_default: 'on',
		social_notifications_like: true,
	} );
	const author = Number(
		await evalPhp( "echo get_user_by( 'login', 'author' )->ID;" )
	);
	await evalPhp(
		`foreach ( array( 'waiting', 'mailed', 'handed_over' ) as $name ) { delete_user_option( ${ author }, "jetpack_dashboard_likes_$name" ); }`
	);
	const id = await makePost( { post_title: 'Möwe', post_author: author } );
	await forgetLikes();
	await post( 'likes', { type: 'post', id, liked: true }, { as: 'editor' } );
	await evalPhp(
		`do_action( 'jetpack_dashboard_mail_likes', ${ author } );`
	);
	const [ mail, ...others ] = smtp.mails();
	expect( others ).toEqual( [] );
	expect( mail?.to ).toEqual( [
		await evalPhp( `echo get_userdata( ${ author } )->user_email;` ),
	] );
	expect( mail?.headers[ 'content-type' ] ).toMatch( PLAIN );
	expect( mail?.text ).toContain( '“Möwe”: 1 new like (1 in total)' );
} );
