import {
	codeOnCard,
	FAULT_CARDS,
	FAULT_PARTS,
	CARD_FAULTS,
	partsFailingWith,
} from './fault-rows';
import { OWN_FAULTS } from './own-fault-rows';

const INTRODUCTION = `# Faults

What a card or a page shows if something that it needs fails: first the data of the account service (the provider), then [what the features need that work without one](#without-the-account-service).

This page is generated from tables. \`tests/rest/site-data/card-faults.test.ts\` checks every fault for every part of the data, and \`tests/e2e/dashboard-faults.spec.ts\` checks cards in the browser, both on a running site. \`src/screens/card-faults.test.tsx\` renders every card with every fault. Don't edit this page: change \`tests/rest/support/fault-rows.ts\` and run \`npm run docs:tables\`.

- {service} stands for the provider's host.
- The card has a button "Try again" below the message. Only the cards whose data couldn't be loaded show it.
- A card that was loaded before keeps its last data and shows how old it is next to the message ("Last updated 1 hour ago.").
- **Response** is the status and the code of that part in \`GET dashboard\`, for developers.
`;

const OWN_INTRODUCTION = `## Without the account service

Each row names the test that checks it, below \`tests/rest\`. \`tools/own-faults.test.ts\` compares the texts with those of the plugin and of the tests. Don't edit the tables: change \`tests/rest/support/own-fault-rows.ts\` or \`own-fault-rows-backup.ts\` and run \`npm run docs:tables\`. {…} stands for what differs. A dash means that the owner need not do anything, and reads nothing.`;

const toRow = ( cells: readonly string[] ) => `| ${ cells.join( ' | ' ) } |`;

const toTable = (
	head: readonly string[],
	rows: readonly ( readonly string[] )[]
) =>
	[
		toRow( head ),
		toRow( head.map( () => '---' ) ),
		...rows.map( toRow ),
	].join( '\n' );

const CONSEQUENCES = {
	message: 'shows the message below, with a retry',
	'full prices': 'shows full prices and the message below, with a retry',
	nothing: 'isn’t shown, because it is unknown whether it applies',
	'other data': 'shows its other data, without offers',
	'no badges': 'shows its other data, without status badges',
};

const nameOf = ( { card, screen }: ( typeof FAULT_CARDS )[ number ] ) =>
	screen && screen !== card ? `${ card } (${ screen })` : card;

/** The text of docs/faults.md. */
export function writeFaults(): string {
	const cards = toTable(
		[ 'Card', 'Data from', 'If it can’t be loaded' ],
		FAULT_CARDS.map( ( row ) => [
			nameOf( row ),
			`\`${ row.source }\``,
			CONSEQUENCES[ row.shows ],
		] )
	);
	const parts = FAULT_PARTS.map( ( { part, source } ) =>
		[
			`## ${ FAULT_CARDS.filter(
				( row ) =>
					row.part === part &&
					( row.shows === 'message' || row.shows === 'full prices' )
			)
				.map( nameOf )
				.join( ', ' ) }`,
			`The data comes from \`${ source }\` of the provider.`,
			toTable(
				[ 'The provider …', 'The card shows', 'Response' ],
				CARD_FAULTS.filter( ( fault ) =>
					partsFailingWith( fault ).some(
						( one ) => one.part === part
					)
				).map( ( fault ) => [
					fault.name,
					fault.message,
					`${ fault.status } \`${ codeOnCard( fault ) }\``,
				] )
			),
		].join( '\n\n' )
	);
	const own = Object.entries( OWN_FAULTS ).map( ( [ feature, rows ] ) =>
		[
			`### ${ feature }`,
			toTable(
				[
					'What fails',
					'The owner reads',
					'Where',
					'What goes on, what is kept',
					'Test',
				],
				rows.map( ( { fault, reads, where, then, test: [ file ] } ) => [
					fault,
					reads || '–',
					where || '–',
					then,
					`\`${ file.replace( '.test.ts', '' ) }\``,
				] )
			),
		].join( '\n\n' )
	);
	return `${ [
		INTRODUCTION.trim(),
		cards,
		...parts,
		OWN_INTRODUCTION,
		...own,
	].join( '\n\n' ) }\n`;
}
