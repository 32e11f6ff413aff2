const fs = require( 'fs' );
const path = require( 'path' );
const ts = require( 'typescript' );

/**
 * An editor keeps the process alive, so the cached graph has to expire. In CI,
 * nothing changes during a run, and building it again every 5 s took a fifth of
 * ESLint's time.
 */
const FRESH_FOR_MS = process.env.CI ? Infinity : 5000;

const SUFFIXES = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

const isFile = ( file ) =>
	fs.statSync( file, { throwIfNoEntry: false } )?.isFile() === true;

/**
 * Resolves a relative import to a file; null for anything else (a package, a
 * stylesheet).
 */
const resolveImport = ( fromFile, request ) => {
	if ( ! request.startsWith( '.' ) ) {
		return null;
	}
	const target = path.resolve( path.dirname( fromFile ), request );
	const suffix = SUFFIXES.find( ( s ) => isFile( target + s ) );
	return suffix === undefined ? null : target + suffix;
};

const isImport = ( node ) =>
	( ts.isImportDeclaration( node ) || ts.isExportDeclaration( node ) ) &&
	node.moduleSpecifier !== undefined;

const isTypeOnly = ( node ) =>
	ts.isImportDeclaration( node )
		? node.importClause?.isTypeOnly === true
		: node.isTypeOnly;

/**
 * Parsed imports by file, with its mtime, so that rebuilding a graph only
 * parses changed files.
 */
const parsed = new Map();

/** A file's static imports and re-exports, without dynamic imports. */
const readStaticImports = ( file ) => {
	const { mtimeMs } = fs.statSync( file );
	const known = parsed.get( file );
	if ( known?.mtimeMs === mtimeMs ) {
		return known.requests;
	}
	const requests = ts
		.createSourceFile(
			file,
			fs.readFileSync( file, 'utf8' ),
			ts.ScriptTarget.Latest
		)
		.statements.filter( isImport )
		.map( ( node ) => ( {
			request: node.moduleSpecifier.text,
			isType: isTypeOnly( node ),
		} ) );
	parsed.set( file, { mtimeMs, requests } );
	return requests;
};

const isSource = ( file ) =>
	/\.tsx?$/.test( file ) && ! /\.(test|fixture|d)\.tsx?$/.test( file );

const listSources = ( folder ) =>
	fs
		.readdirSync( folder, { recursive: true } )
		.map( ( file ) => path.join( folder, file ) )
		.filter( ( file ) => isSource( file ) && isFile( file ) );

const buildGraph = ( folder, withTypes ) =>
	new Map(
		listSources( folder ).map( ( file ) => [
			file,
			readStaticImports( file )
				.filter( ( { isType } ) => withTypes || ! isType )
				.map( ( { request } ) => resolveImport( file, request ) )
				.filter( Boolean ),
		] )
	);

const graphs = new Map();

/**
 * File → the files that it imports statically, for all sources in a folder.
 *
 * @param {string}  folder            The folder.
 * @param {Object}  options
 * @param {boolean} options.withTypes Whether type-only imports count.
 * @return {Map<string, string[]>} The graph.
 */
const getGraph = ( folder, { withTypes = false } = {} ) => {
	const id = `${ folder }:${ withTypes }`;
	const known = graphs.get( id );
	if ( known && Date.now() - known.builtAt < FRESH_FOR_MS ) {
		return known.graph;
	}
	const graph = buildGraph( folder, withTypes );
	graphs.set( id, { graph, builtAt: Date.now() } );
	return graph;
};

/** The shortest import chain between two files, including both, or null. */
const findPath = ( graph, from, to ) => {
	const cameFrom = new Map( [ [ from, null ] ] );
	const queue = [ from ];
	for ( const file of queue ) {
		if ( file === to ) {
			const chain = [];
			for ( let step = file; step; step = cameFrom.get( step ) ) {
				chain.unshift( step );
			}
			return chain;
		}
		for ( const next of graph.get( file ) ?? [] ) {
			if ( ! cameFrom.has( next ) ) {
				cameFrom.set( next, file );
				queue.push( next );
			}
		}
	}
	return null;
};

module.exports = { findPath, getGraph, resolveImport };
