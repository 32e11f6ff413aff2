import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate( {
	extends: [ 'html-validate:standard' ],
} );

/** WordPress's navigation nests the list of pages. */
const IS_OF_WORDPRESS = /^<?ul class="wp-block-page-list"/;

/** The violations of the HTML standard, each with its source. */
export async function findInvalidHtml( html: string ): Promise< string[] > {
	const lines = html.split( '\n' );
	const { results } = await validator.validateString( html );
	return results.flatMap( ( { messages } ) =>
		messages.flatMap( ( { ruleId, message, line, column, selector } ) => {
			const source = ( lines[ line - 1 ] ?? '' ).slice( column - 1 );
			return IS_OF_WORDPRESS.test( source )
				? []
				: [
						`${ ruleId }: ${ message } (${ selector ?? '' }) ${
							lines[ line - 2 ] ?? ''
						}${ ( lines[ line - 1 ] ?? '' )
							.slice( 0, column + 100 )
							.slice( -300 ) }`,
				  ];
		} )
	);
}
