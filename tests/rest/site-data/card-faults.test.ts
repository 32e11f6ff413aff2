import { clearProvider } from '../support/connection-state';
import {
	codeOnCard,
	FAULT_PARTS,
	CARD_FAULTS,
	partsFailingWith,
	withoutHost,
} from '../support/fault-rows';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { site } from '../support/site';
import { dashboard, startConnected } from './site-parts';

const setFaults = ( fault: Record< string, string | number > | null ) =>
	site().accountService.patch( {
		faults: Object.fromEntries(
			FAULT_PARTS.map( ( { source } ) => [ source, fault ] )
		),
	} );

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await switchModule( 'monitor', true );
} );
afterEach( async () => {
	await site().accountService.start();
	await setFaults( null );
	await clearProvider();
} );
afterAll( () => useScenario( 'local' ) );

/** The text of docs/faults.md. */
it.each( CARD_FAULTS )(
	'while the provider $name, every part of a card says so',
	async ( row ) => {
		await ( row.fault === 'down'
			? site().accountService.stop()
			: setFaults( row.fault ) );
		const parts = partsFailingWith( row );
		const { body } = await dashboard( parts.map( ( { part } ) => part ) );
		expect(
			parts.map( ( { part } ) => ( {
				part,
				code: body[ part ].code,
				status: body[ part ].status,
				message: withoutHost( body[ part ].message ),
			} ) )
		).toEqual(
			parts.map( ( { part } ) => ( {
				part,
				code: codeOnCard( row ),
				status: row.status,
				message: row.message,
			} ) )
		);
	}
);
