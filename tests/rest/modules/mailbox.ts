import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, post } from '../support/site';
import type { Caller } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	MAIL_PASSWORD,
	MAIL_USER,
	startMailServer,
} from '../../sandbox/mail-server';
import type { MailServer } from '../../sandbox/mail-server';

const MODULE = 'post-by-email';
const FEATURE = 'Jetpack_Dashboard\\Features\\Post_By_Email';
const TABLE = '{$wpdb->prefix}jetpack_dashboard_post_by_email_messages';

/** A green PNG of one pixel. */
const PNG =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const CHECK = `echo wp_json_encode( Jetpack_Dashboard\\Plugin::container()->get( ${ FEATURE }\\Checker::class )->run() );`;

/** Lets the site use the tests' mail server, which is on its own machine. */
const allowMailServer = () =>
	dropMustUsePlugin(
		'mail-server',
		"add_filter( 'http_request_host_is_external', static fn( $is_external, $host, $url ) => $is_external || 1 === preg_match( '#^(imap|pop3)s://localhost:#', $url ), 10, 3 );"
	);

/** Lets the site accept the certificate of the tests' mail server. */
export const trustMailServer = ( server: MailServer ) =>
	dropMustUsePlugin(
		'mail-certificates',
		`add_filter( 'jetpack_dashboard_mail_certificates', static fn() => '${ server.certificate }' );`
	);

/** Stores the mailbox as the form does. */
export const useMailbox = (
	server: MailServer,
	values: Record< string, string | number > = {}
) => {
	const protocol = values.protocol ?? 'imap';
	const json = Buffer.from(
		JSON.stringify( {
			protocol,
			host: 'localhost',
			port: protocol === 'pop3' ? server.pop3Port : server.imapPort,
			user: MAIL_USER,
			password: MAIL_PASSWORD,
			address: 'box@example.org',
			...values,
		} )
	).toString( 'base64' );
	return evalPhp( `
global $wpdb;
${ FEATURE }\\Schema::create();
$wpdb->query( "DELETE FROM ${ TABLE }" );
$values = json_decode( base64_decode( '${ json }' ), true );
$store  = Jetpack_Dashboard\\Plugin::container()->get( ${ FEATURE }\\Mailbox_Store::class );
$store->delete();
$store->save( new ${ FEATURE }\\Mailbox( $values ), $values['password'] );
delete_option( 'jetpack_dashboard_lock_post_by_email' );` );
};

const removeMailbox = () =>
	evalPhp(
		`Jetpack_Dashboard\\Plugin::container()->get( ${ FEATURE }\\Mailbox_Store::class )->delete(); ${ FEATURE }\\Polling::stop();`
	);

export const check = (): Promise< Record< string, unknown > > =>
	evalJson( CHECK );

/** A new address of a user. */
export async function createAddress(
	as: Caller = 'author'
): Promise< string > {
	const { body } = await post(
		'settings',
		{ post_by_email_address: 'regenerate' },
		{ as }
	);
	return body.post_by_email_address;
}

export const logRows = (): Promise< Record< string, string >[] > =>
	evalJson(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT state, reason, sender, subject, tries, left_out FROM ${ TABLE } ORDER BY id", ARRAY_A ) );`
	);

export interface PostedEmail {
	id: number;
	title: string;
	content: string;
	status: string;
	author: string;
	slug: string;
	categories: string[];
	tags: string[];
	files: string[];
}

/** All posts of any status, without the sandbox's own. */
export const postsSince = ( id: number ): Promise< PostedEmail[] > =>
	evalJson( `
echo wp_json_encode( array_map( static fn( $post ) => array(
	'id' => $post->ID,
	'title' => $post->post_title,
	'content' => $post->post_content,
	'status' => $post->post_status,
	'author' => get_userdata( $post->post_author )->user_login,
	'slug' => $post->post_name,
	'categories' => wp_get_post_categories( $post->ID, array( 'fields' => 'names' ) ),
	'tags' => wp_get_post_tags( $post->ID, array( 'fields' => 'names' ) ),
	'files' => array_values( array_map( static fn( $file ) => wp_basename( get_attached_file( $file->ID ) ), get_children( array( 'post_parent' => $post->ID, 'post_type' => 'attachment', 'order' => 'ASC', 'orderby' => 'ID' ) ) ) ),
), array_values( array_filter( get_posts( array( 'numberposts' => -1, 'post_status' => 'any', 'orderby' => 'ID', 'order' => 'ASC' ) ), static fn( $post ) => $post->ID > ${ id } ) ) ) );` );

/** The newest post's id, and what deletes all later ones. */
const lastPost = async () =>
	Number(
		await evalPhp(
			'global $wpdb; echo $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );'
		)
	);
const deletePostsSince = ( id: number ) =>
	evalPhp(
		`global $wpdb; foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID > ${ id }" ) as $post ) { if ( 'attachment' === get_post_type( $post ) ) { wp_delete_attachment( $post, true ); } else { wp_delete_post( $post, true ); } }`
	);

export interface MailTests {
	server: MailServer;
	/** Removes trustMailServer()'s plugin. */
	forget: () => void;
	/** The newest post before the test. */
	before: number;
}

/** Tests with a mail server, in local mode. */
export function describeWithMailServer(
	title: string,
	define: ( mail: MailTests ) => void,
	start = startMailServer
): void {
	describe( title, () => {
		const mail = { before: 0, forget: () => {} } as MailTests;
		let forbid = () => {};

		beforeAll( async () => {
			mail.server = await start();
			mail.forget = trustMailServer( mail.server );
			forbid = allowMailServer();
			await useScenario( 'local' );
			await switchModule( MODULE, true );
		} );
		beforeEach( async () => {
			mail.server.empty();
			await useMailbox( mail.server );
			mail.before = await lastPost();
		} );
		afterEach( () => deletePostsSince( mail.before ) );
		afterAll( async () => {
			await removeMailbox();
			await switchModule( MODULE, false );
			mail.forget();
			forbid();
			await mail.server?.stop();
		} );
		define( mail );
	} );
}

let count = 0;

/** A message with headers; every one has its own Message-ID. */
export const message = (
	to: string,
	body: string,
	headers: Record< string, string > = {}
) =>
	`${ Object.entries( {
		'Message-ID': `<${ Date.now() }.${ ++count }@sender.example>`,
		From: 'Ann <ann@sender.example>',
		To: to,
		Subject: 'Low tide',
		...headers,
	} )
		.map( ( [ name, value ] ) => `${ name }: ${ value }\n` )
		.join( '' ) }\n${ body }\n`;

/** A multipart message of parts that are given with their headers. */
export const multipart = (
	to: string,
	parts: string[],
	headers: Record< string, string > = {}
) =>
	message(
		to,
		`${ parts
			.map( ( part ) => `--edge\n${ part }\n` )
			.join( '' ) }--edge--`,
		{
			'MIME-Version': '1.0',
			'Content-Type': 'multipart/mixed; boundary=edge',
			...headers,
		}
	);

export const image = ( name: string, more = '' ) =>
	`Content-Type: image/png; name="${ name }"\nContent-Disposition: attachment; filename="${ name }"\nContent-Transfer-Encoding: base64\n${ more }\n${ PNG }`;

/** What a class of bodies leaves of a text. */
export const bodyOf = ( name: string, text: string, more = '' ) =>
	evalPhp(
		`echo ${ FEATURE }\\${ name }::html( base64_decode( '${ Buffer.from(
			text
		).toString( 'base64' ) }' )${ more } );`
	);
