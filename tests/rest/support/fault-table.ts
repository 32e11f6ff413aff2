import { codeOnCard, FAULT_CARDS, FAULTS } from './fault-rows';

const INTRODUCTION = `# Provider faults

What a dashboard card shows while the provider's data can't be read.

Generated from the tables that \`tests/rest/site-data/card-faults.test.ts\` (every fault × card) and \`tests/e2e/dashboard-faults.spec.ts\` (in the browser) check against a running site. Don't edit it: change \`tests/rest/support/fault-rows.ts\` and run \`npm run docs:tables\`.

- {service} stands for the provider's host.
- Below the message, the card has the button "Try again". Only the cards whose data failed show it; the others load as usual.
- A card that was loaded before keeps its last data and says how old they are ("Last updated 1 hour ago.") beside the message.
- **Answer** is the status and the code of that part in \`GET dashboard\`, for developers.
`;

const toRow = ( cells: readonly string[] ) => `| ${ cells.join( ' | ' ) } |`;

/** docs/faults.md. */
export function writeFaults(): string {
	const cards = FAULT_CARDS.map( ( { card, source } ) =>
		[
			`## ${ card }`,
			`Reads \`${ source }\` of the provider.`,
			[
				toRow( [ 'The provider …', 'The card shows', 'Answer' ] ),
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
