import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Sandbox } from '../../sandbox';

/** Folders of wp-content that backups leave out, and the plugin, which a restore leaves as it is. */
const LEFT_OUT =
	/^(cache|upgrade|upgrade-temp-backup|jetpack-(backups|quarantine)-[0-9a-f]{32}|plugins\/jetpack-dashboard)$/;

export const UPLOAD = 'uploads/backup-move.txt';

export interface Content {
	/** By path in wp-content. */
	files: Map< string, Buffer >;
	/** Rows by table, as JSON, sorted. */
	tables: Map< string, string[] >;
}

export interface DrillReport {
	id: string;
	files: number;
	tables: number;
	rows: number;
	/** What differs from before, after the site was ruined, on the other site, and in its place. */
	ruined: string[];
	moved: string[];
	inPlace: string[];
}

function readFiles( root: string, folder = '' ): Map< string, Buffer > {
	const files = new Map< string, Buffer >();
	for ( const entry of fs.readdirSync( path.join( root, folder ), {
		withFileTypes: true,
	} ) ) {
		const name = path.posix.join( folder, entry.name );
		if ( LEFT_OUT.test( name ) ) {
			continue;
		}
		if ( entry.isDirectory() ) {
			readFiles( root, name ).forEach( ( content, file ) =>
				files.set( file, content )
			);
		} else if ( entry.isFile() ) {
			files.set( name, fs.readFileSync( path.join( root, name ) ) );
		}
	}
	return files;
}

/**
 * All rows of all tables. Serialized data and JSON are decoded, so that a value
 * that can't be decoded any more differs. The address is replaced, except in the
 * column guid, which keeps it.
 *
 * Left out is what a restore keeps or the commands themselves write: sessions,
 * the schedule, transients, the folder and keys of the backups, and the log of
 * what was done with them.
 */
const ROWS = `
	global $wpdb;
	$host  = preg_quote( preg_replace( '~^http://([^/]+).*$~', '$1', get_option( 'home' ) ), '~' );
	$plain = static function ( $value ) use ( &$plain, $host ) {
		if ( is_array( $value ) ) {
			return array_map( $plain, $value );
		}
		if ( is_object( $value ) ) {
			return array( 'object' => array_map( $plain, (array) $value ) );
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		$data = is_serialized( $value ) ? @unserialize( $value, array( 'allowed_classes' => false ) ) : false;
		if ( false !== $data ) {
			return array( 'serialized' => $plain( $data ) );
		}
		$data = in_array( substr( $value, 0, 1 ), array( '{', '[' ), true ) ? json_decode( $value, true ) : null;
		if ( is_array( $data ) ) {
			return array( 'json' => $plain( $data ) );
		}
		$value = preg_replace( "~$host(\\\\\\\\*/(core|moved))?~", 'HOST', $value );
		return mb_check_encoding( $value, 'UTF-8' ) ? $value : 'base64 ' . base64_encode( $value );
	};
	$where = array(
		$wpdb->options  => "WHERE option_name NOT IN ( 'cron', 'jetpack_dashboard_backup_folder', 'jetpack_dashboard_backup_keys' ) AND option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%lock%'",
		$wpdb->usermeta => "WHERE meta_key <> 'session_tokens'",
		"{$wpdb->prefix}jetpack_dashboard_activity" => "WHERE kind <> 'backup'",
	);
	$all = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		$rows = array();
		foreach ( $wpdb->get_results( "SELECT * FROM \`$table\` " . ( $where[ $table ] ?? '' ), ARRAY_A ) as $row ) {
			$rows[] = wp_json_encode( array_intersect_key( $row, array( 'guid' => 1 ) ) + array_map( $plain, $row ) );
		}
		sort( $rows );
		$all[ $table ] = $rows;
	}
	echo wp_json_encode( $all );`;

async function readContent( on: Sandbox ): Promise< Content > {
	const tables = JSON.parse( await on.wpEval( ROWS ) ) as Record<
		string,
		string[]
	>;
	return {
		files: readFiles( on.contentDir ),
		tables: new Map( Object.entries( tables ) ),
	};
}

/** What one has and the other doesn't. */
function lacking( some: string[], others: string[] ): string[] {
	const left = new Map< string, number >();
	others.forEach( ( row ) => left.set( row, ( left.get( row ) ?? 0 ) + 1 ) );
	return some.filter( ( row ) => {
		const count = left.get( row ) ?? 0;
		left.set( row, count - 1 );
		return count <= 0;
	} );
}

const shown = ( row: string ) =>
	row.length > 300 ? `${ row.slice( 0, 300 ) }…` : row;

/** Compares two sites: each file byte for byte, each table row by row. */
export function compare( before: Content, after: Content ): string[] {
	const found: string[] = [];
	for ( const name of new Set( [
		...before.files.keys(),
		...after.files.keys(),
	] ) ) {
		const one = before.files.get( name );
		const other = after.files.get( name );
		if ( ! one || ! other || ! one.equals( other ) ) {
			const how = one ? other && 'another content' : 'new';
			found.push( `wp-content/${ name }: ${ how ?? 'missing' }` );
		}
	}
	for ( const name of new Set( [
		...before.tables.keys(),
		...after.tables.keys(),
	] ) ) {
		const rows = before.tables.get( name ) ?? [];
		const others = after.tables.get( name ) ?? [];
		found.push(
			...lacking( rows, others ).map(
				( row ) => `${ name }: missing ${ shown( row ) }`
			),
			...lacking( others, rows ).map(
				( row ) => `${ name }: new ${ shown( row ) }`
			)
		);
	}
	return found;
}

const rowsIn = ( { tables }: Content ) =>
	[ ...tables.values() ].reduce( ( sum, rows ) => sum + rows.length, 0 );

/** The site loses posts, comments, terms, options and passwords, and an upload; other files are changed or added. */
async function ruin( on: Sandbox ): Promise< void > {
	const at = ( name: string ) => path.join( on.contentDir, name );
	fs.rmSync( at( UPLOAD ) );
	fs.writeFileSync( at( `${ UPLOAD }.added` ), 'new' );
	fs.appendFileSync( at( 'index.php' ), '// Changed' );
	await on.wp( [
		'eval',
		`global $wpdb;
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->comments, $wpdb->terms ) as $table ) {
			$wpdb->query( "DELETE FROM $table" );
		}
		$wpdb->query( "UPDATE $wpdb->users SET user_pass = 'ruined'" );
		$wpdb->query( "UPDATE $wpdb->usermeta SET meta_value = '' WHERE meta_key = 'nickname'" );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ( 'blogname', 'sidebars_widgets', 'move_test' )" );`,
	] );
}

/** Adds what shows whether addresses are replaced, also in serialized data. */
async function fill( on: Sandbox ): Promise< void > {
	const { origin } = new URL( on.url );
	await on.wpEval( `
		update_option( 'move_test', array( 'url' => '${ origin }/a', 'json' => wp_json_encode( array( '${ origin }/b' ) ) ) );
		wp_insert_post( array( 'post_title' => 'Moved', 'post_status' => 'publish', 'post_content' => '<a href="${ origin }/sample-page/">Link</a>' ) );` );
	fs.writeFileSync( path.join( on.contentDir, UPLOAD ), 'moved' );
}

/** What is printed of a comparison, with the first differences. */
const describe = ( differences: string[] ) =>
	differences.length === 0
		? 'all files are equal byte for byte, all tables row by row.'
		: [
				`${ differences.length } files and rows differ.`,
				...differences.slice( 0, 50 ),
		  ].join( '\n  ' );

/** Backs up a site, ruins it, restores it on another site and in its place, and compares each time. */
export async function drill(
	first: Sandbox,
	other: Sandbox,
	say: ( text: string ) => void = () => {}
): Promise< DrillReport > {
	say( 'Backing up the first site.' );
	await fill( first );
	const created = await first.wp( [ 'jetpack', 'backup', 'create' ] );
	const id = /\d{8}-\d{6}-[0-9a-f]{6}/.exec( created )?.[ 0 ] ?? '';
	const folder = await first.wpEval(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
	// WordPress in a folder of its own, so that the two addresses differ. Both are longer than the old one: so are serialized texts.
	fs.writeFileSync(
		path.join( other.contentDir, 'mu-plugins/zz-core-folder.php' ),
		`<?php
		add_filter( 'option_home', static fn( $url ) => $url . '/moved', 20 );
		add_filter( 'option_siteurl', static fn( $url ) => $url . '/core', 20 );`
	);
	const before = await readContent( first );
	const counts = {
		files: before.files.size,
		tables: before.tables.size,
		rows: rowsIn( before ),
	};
	say(
		`Backed up ${ counts.files } files, and ${ counts.tables } tables with ${ counts.rows } rows.`
	);
	await ruin( first );
	const ruined = compare( before, await readContent( first ) );
	say( `Ruined the site: ${ ruined.length } files and rows differ.` );
	const restore = [ 'jetpack', 'backup', 'restore', id, '--yes' ];
	await other.wp( [ ...restore, `--folder=${ folder }` ] );
	const moved = compare( before, await readContent( other ) );
	say(
		`Restored on the second site, with another address: ${ describe(
			moved
		) }`
	);
	await first.wp( restore );
	const inPlace = compare( before, await readContent( first ) );
	say( `Restored in its place: ${ describe( inPlace ) }` );
	return { id, ...counts, ruined, moved, inPlace };
}
