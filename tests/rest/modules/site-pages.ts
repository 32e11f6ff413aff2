import { evalJson } from '../support/site';

/** Arguments of wp_insert_post(). */
export interface NewPost {
	post_title: string;
	post_content?: string;
	post_excerpt?: string;
	post_type?: string;
	post_status?: string;
	post_password?: string;
	post_date_gmt?: string;
	tags_input?: string[];
}

export interface SitePost {
	id: number;
	/** Path of its permalink. */
	path: string;
}

/** Publishes a post with its texts unchanged. */
export function createPost( post: NewPost ): Promise< SitePost > {
	const json = Buffer.from(
		JSON.stringify( { post_status: 'publish', ...post } )
	).toString( 'base64' );
	return evalJson< SitePost >( `
wp_set_current_user( 1 );
$id = wp_insert_post( wp_slash( json_decode( base64_decode( '${ json }' ), true ) ), true );
echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ) );` );
}

/** Deletes posts permanently. */
export async function deletePosts(
	posts: readonly SitePost[]
): Promise< void > {
	const ids = posts.map( ( { id } ) => id ).join( ', ' );
	await evalJson(
		`foreach ( array( ${ ids } ) as $id ) { wp_delete_post( $id, true ); } echo 'true';`
	);
}

/** The content of a page's head. */
export interface Head {
	title: string;
	/** `content` by name or property, with entities not decoded. */
	metas: Record< string, string >;
}

export function headIn( html: string ): Head {
	return {
		title: /<title>([^<]*)<\/title>/.exec( html )?.[ 1 ] ?? '',
		metas: Object.fromEntries(
			[
				...html.matchAll(
					/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g
				),
			].map( ( [ , name, content ] ) => [ name, content ] )
		),
	};
}
