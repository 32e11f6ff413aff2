/**
 * When a post is saved in the block editor, converts the formulas of its blocks to WordPress's inline Math format: MathML, which visitors
 * need no script for, with the LaTeX source, which authors edit in WordPress's popover. Where WordPress has no such format (before 6.9),
 * and for formulas with errors, the source stays, and the page's script converts it.
 */
( function ( wp, { scripts, length } ) {
	const FORMULA = /(?<!\\)\$latex(?:=|\s)((?:[^$\\]|\\.)+)\$|\[latex\]((?:[^[]|\[(?!\/?latex\]))+)\[\/latex\]/gs;
	const PARAMETERS = /(?:&(?:bg|fg|s)=[\w-]*)+$/;
	const FORMAT = 'core/math';

	/** Blocks that show their text as it is, and blocks of other posts. */
	const SKIPPED = [ 'core/block', 'core/code', 'core/preformatted', 'core/template-part', 'core/verse' ];
	const VERBATIM = 'code, kbd, math, pre';

	const isFormula = ( text ) => text.includes( '$latex' ) || text.includes( '[latex]' );

	const load = ( src ) =>
		new Promise( ( resolve, reject ) => {
			const script = document.createElement( 'script' );
			Object.assign( script, { src, onload: resolve, onerror: reject } );
			document.head.append( script );
		} );

	let loading;
	/** The library is large, so it is loaded for the first formula. */
	const loadRenderer = () =>
		( loading ??= scripts
			.reduce( ( previous, src ) => previous.then( () => load( src ) ), Promise.resolve() )
			.catch( () => {
				loading = undefined;
			} ) );

	function toMath( source ) {
		const latex = source.replace( PARAMETERS, '' ).trim();
		if ( ! latex || new TextEncoder().encode( latex ).length > length ) {
			return null;
		}
		try {
			const math = window.jpRenderLatex( latex ).querySelector( 'math' );
			const result = document.createElement( 'math' );
			result.dataset.latex = latex;
			result.innerHTML = math.innerHTML;
			return result;
		} catch {
			return null;
		}
	}

	/** HTML of a text with its formulas as MathML; null if nothing changes. */
	function convert( html ) {
		const { body } = new DOMParser().parseFromString( html, 'text/html' );
		const walker = document.createTreeWalker( body, NodeFilter.SHOW_TEXT );
		const texts = [];
		while ( walker.nextNode() ) {
			if ( isFormula( walker.currentNode.data ) && ! walker.currentNode.parentElement.closest( VERBATIM ) ) {
				texts.push( walker.currentNode );
			}
		}
		let isChanged = false;
		for ( const text of texts ) {
			const parts = [];
			let end = 0;
			for ( const found of text.data.matchAll( FORMULA ) ) {
				const math = toMath( found[ 1 ] ?? found[ 2 ] );
				if ( math ) {
					parts.push( text.data.slice( end, found.index ), math );
					end = found.index + found[ 0 ].length;
				}
			}
			if ( end ) {
				text.replaceWith( ...parts, text.data.slice( end ) );
				isChanged = true;
			}
		}
		return isChanged ? body.innerHTML : null;
	}

	/** Texts with formulas, also in inner blocks. */
	function textsIn( blocks ) {
		return blocks.flatMap( ( { clientId, name, attributes, innerBlocks } ) => {
			if ( SKIPPED.includes( name ) ) {
				return [];
			}
			const definitions = wp.blocks.getBlockType( name )?.attributes ?? {};
			const own = Object.keys( definitions )
				.filter( ( key ) => definitions[ key ].source === 'rich-text' && isFormula( String( attributes[ key ] ?? '' ) ) )
				.map( ( key ) => ( { clientId, key, html: String( attributes[ key ] ) } ) );
			return [ ...own, ...textsIn( innerBlocks ) ];
		} );
	}

	async function convertAll( edits, options ) {
		const { select, dispatch } = wp.data;
		if ( options?.isAutosave || ! select( 'core/rich-text' ).getFormatType( FORMAT ) ) {
			return edits;
		}
		const texts = textsIn( select( 'core/editor' ).getEditedPostAttribute( 'blocks' ) ?? [] );
		if ( ! texts.length ) {
			return edits;
		}
		await loadRenderer();
		let isChanged = false;
		for ( const { clientId, key, html } of window.jpRenderLatex ? texts : [] ) {
			const converted = convert( html );
			if ( converted !== null ) {
				await dispatch( 'core/block-editor' ).updateBlockAttributes( clientId, { [ key ]: wp.richText.RichTextData.fromHTMLString( converted ) } );
				isChanged = true;
			}
		}
		if ( ! isChanged ) {
			return edits;
		}
		const content = wp.blocks.serialize( select( 'core/editor' ).getEditedPostAttribute( 'blocks' ) );
		// As WordPress does before it saves: otherwise the post would seem to have unsaved changes.
		dispatch( 'core/editor' ).editPost( { content }, { undoIgnore: true } );
		return { ...edits, content };
	}

	wp.hooks.addFilter( 'editor.preSavePost', 'jetpack-dashboard/latex', convertAll );
} )( window.wp, window.jpLatexEditor );
