import { codeOnCard, FAULT_CARDS, FAULTS } from './fault-rows';

const INTRODUCTION = `# Provider faults

What a dashboard card shows if the provider's data can't be loaded.

This page is generated from tables. \`tests/rest/site-data/card-faults.test.ts\` checks every fault for every card, and \`tests/e2e/dashboard-faults.spec.ts\` checks the cards in the browser, both on a running site. Don't edit this page: change \`tests/rest/support/fault-rows.ts\` and run \`npm run docs:tables\`.

- {service} stands for the provider's host.
- The card has a button "Try again" below the message. Only the cards whose data couldn't be loaded show it.
- A card that was loaded before keeps its last data and shows how old it is next to the message ("Last updated 1 hour ago.").
- **Response** is the status and the code of that part in \`GET dashboard\`, for developers.
`;

const toRow = ( cells: readonly string[] ) => `| ${ cells.join( ' | ' ) } |`;

/** The text of docs/faults.md. */
export function writeFaults(): string {
	const cards = FAULT_CARDS.map( ( { card, source } ) =>
		[
			`## ${ card }`,
			`Its data comes from \`${ source }\` of the provider.`,
			[
				toRow( [ 'The provider …', 'The card shows', 'Response' ] ),
				toRow( [ '---', '---', '---' ] ),
				...FAULTS.map( ( fault ) =>
					toRow( [
						fault.name,
						fault.message,
						`${ fault.status } \`${ codeOnCard( fault ) }\``,
					] )
				),
			].join( '\n' ),
		].join( '\n\n' )
	);
	return `${ [ INTRODUCTION.trim(), ...cards ].join( '\n\n' ) }\n`;
}
