/** Finds the plugin's actions and filters with their doc comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, listFiles } from './files';

interface Parameter {
	type: string;
	name: string;
	description: string;
}

export interface Hook {
	kind: 'action' | 'filter';
	name: string;
	file: string;
	/** Arguments in the code, without the name. */
	args: string[];
	description: string;
	parameters: Parameter[];
	since: string;
	/** Other plugins fire it, and this plugin reacts. */
	isIncoming: boolean;
}

/** WordPress's own hooks, which the plugin fires in its place. */
const CORE = new Set( [
	'application_password_is_api_request',
	'document_title_separator',
	'found_posts',
	'http_api_curl',
	'http_request_args',
	'http_request_host_is_external',
	'http_response',
	'https_local_ssl_verify',
	'https_ssl_verify',
	'login_redirect',
	'pre_http_request',
	'privacy_policy_url',
	'the_content',
	'widget_title',
	'wp_authenticate_user',
	'wp_login',
	'wp_sitemaps_add_provider',
	'wp_sitemaps_post_types',
	'wp_sitemaps_posts_query_args',
	'wp_sitemaps_taxonomies',
	'wp_sitemaps_taxonomies_query_args',
	'wp_sitemaps_users_query_args',
] );

const CALL = /\b(apply_filters|do_action)(?:_ref_array)?\(/g;

const CLOSING: Record< string, string > = { '(': ')', '[': ']', '{': '}' };

/** The arguments of a call, from the position after its parenthesis. */
export function splitArguments( code: string, start: number ): string[] {
	const found: string[] = [];
	const open: string[] = [];
	let from = start;
	for ( let at = start; at < code.length; at++ ) {
		const sign = code[ at ] ?? '';
		if ( sign === "'" || sign === '"' ) {
			for ( at++; code[ at ] !== sign; at++ ) {
				at += code[ at ] === '\\' ? 1 : 0;
			}
		} else if ( CLOSING[ sign ] ) {
			open.push( CLOSING[ sign ] ?? '' );
		} else if ( open.length && sign === open[ open.length - 1 ] ) {
			open.pop();
		} else if ( ! open.length && ( sign === ',' || sign === ')' ) ) {
			const text = code.slice( from, at ).trim();
			found.push( ...( text ? [ text ] : [] ) );
			from = at + 1;
			if ( sign === ')' ) {
				break;
			}
		}
	}
	return found;
}

/** The doc comment of the statement at this position, without asterisks. */
function commentBefore( code: string, position: number ): string {
	const before = code.slice( 0, position );
	const end = before.lastIndexOf( '*/' );
	const start = before.lastIndexOf( '/**', end );
	if ( start < 0 || /[;{}]/.test( before.slice( end + 2 ) ) ) {
		return '';
	}
	return before
		.slice( start + 3, end )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ) )
		.join( '\n' )
		.trim();
}

const oneLine = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/** `array<string, int>|null $name Description`: the type may contain spaces. */
function parameterOf( text: string ): Parameter {
	const [ , type = '', name = '', description = '' ] =
		/^([^$]*?)\s*\.{0,3}(\$\w+)\s*([\s\S]*)$/.exec( text.trim() ) ?? [];
	return { type: type.trim(), name, description: oneLine( description ) };
}

function tagsOf( comment: string, tag: string ): string[] {
	return comment
		.split( /^@/m )
		.slice( 1 )
		.filter( ( part ) => part.startsWith( `${ tag } ` ) )
		.map( ( part ) => part.slice( tag.length + 1 ).trim() );
}

/** `"jetpack_x_{$setting->key}"` is `jetpack_x_{key}`. */
const nameOf = ( expression: string ): string =>
	expression
		.replace( /^(['"])(.*)\1$/, '$2' )
		.replace( /\{?\$(?:\w+->)*(\w+)\}?/g, '{$1}' );

function hookOf(
	call: string,
	file: string,
	args: string[],
	comment: string
): Hook {
	const [ name = '', ...others ] = args;
	return {
		kind: call === 'apply_filters' ? 'filter' : 'action',
		name: nameOf( name ),
		file,
		args: others,
		description: oneLine( comment.split( /^@/m )[ 0 ] ?? '' ),
		parameters: tagsOf( comment, 'param' ).map( parameterOf ),
		since: tagsOf( comment, 'since' )[ 0 ] ?? '',
		isIncoming: false,
	};
}

/** Every place in a file that fires a hook, or waits for one of other plugins. */
export function hooksIn( file: string, code: string ): Hook[] {
	const fired = [ ...code.matchAll( CALL ) ]
		.filter(
			( { index } ) =>
				! /[\w>$:]$|function $/.test( code.slice( 0, index ) )
		)
		.filter(
			( { index } ) =>
				! /^\s*(\/\/|\*)/.test(
					code.slice( code.lastIndexOf( '\n', index ) + 1, index )
				)
		)
		.map( ( match ) =>
			hookOf(
				match[ 1 ] ?? '',
				file,
				splitArguments( code, match.index + match[ 0 ].length ),
				commentBefore( code, match.index )
			)
		);
	const awaited = [ ...code.matchAll( /\badd_action\(/g ) ].flatMap(
		( match ) => {
			const comment = commentBefore( code, match.index );
			if ( ! /^@incoming/m.test( comment ) ) {
				return [];
			}
			const [ name = '' ] = splitArguments(
				code,
				match.index + match[ 0 ].length
			);
			const hook = hookOf( 'do_action', file, [ name ], comment );
			return [
				{
					...hook,
					args: hook.parameters.map( ( one ) => one.name ),
					isIncoming: true,
				},
			];
		}
	);
	return [ ...fired, ...awaited ].filter(
		( { name } ) => ! CORE.has( name )
	);
}

export const allHooks = (): Hook[] =>
	listFiles( 'plugin' )
		.filter(
			( file ) =>
				file.endsWith( '.php' ) &&
				! /^plugin\/(build|vendor-prefixed|languages)\//.test( file )
		)
		.flatMap( ( file ) =>
			hooksIn( file, readFileSync( join( REPOSITORY, file ), 'utf8' ) )
		);

const REFERENCE = /^This (?:filter|action) is documented in (\S+?)\.?$/;

/** Hooks without those places whose comment refers to another place. */
export const documentedHooks = ( hooks: readonly Hook[] ): Hook[] =>
	hooks
		.filter( ( { description } ) => ! REFERENCE.test( description ) )
		.sort( ( one, other ) => one.name.localeCompare( other.name ) );

function problemsOf( hook: Hook, hooks: readonly Hook[] ): string[] {
	const [ , other ] = REFERENCE.exec( hook.description ) ?? [];
	if ( other ) {
		const isThere = hooks.some(
			( { name, file, since } ) =>
				name === hook.name &&
				file === `plugin/${ other }` &&
				since !== ''
		);
		return isThere ? [] : [ `is not documented in ${ other }` ];
	}
	return [
		...( hook.description ? [] : [ 'has no description' ] ),
		...( /^\d+\.\d+\.\d+$/.test( hook.since ) ? [] : [ 'has no @since' ] ),
		...( hook.parameters.length === hook.args.length
			? []
			: [
					`has ${ hook.args.length } arguments (${ hook.args.join(
						' | '
					) }) and ${ hook.parameters.length } @param`,
			  ] ),
		...hook.parameters
			.filter( ( { type, name } ) => ! type || ! name )
			.map( () => 'has a @param without type or name' ),
	];
}

/** What the comments lack. */
export const problemsIn = ( hooks: readonly Hook[] ): string[] =>
	hooks.flatMap( ( hook ) =>
		problemsOf( hook, hooks ).map(
			( problem ) => `${ hook.file }: ${ hook.name } ${ problem }`
		)
	);
