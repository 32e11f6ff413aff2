import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { findViolations } from './accessibility';
import { openRoute, waitForScreen } from './dashboard';
import { expectStored, settingsCard } from './settings';
import { expect, test } from './test';

/** A control of a card, what it is set to, and what the site then keeps. */
export interface ControlRow {
	readonly role: 'switch' | 'checkbox' | 'radio' | 'text' | 'select';
	readonly label: string;
	/** On or off; what is typed; the label of what is chosen. */
	readonly to: boolean | string;
	/** Setting or module, and its value by a direct look. */
	readonly kept: Readonly< Record< string, unknown > >;
}

/** The controls that change, by their card's title. */
export type CardRows = Readonly< Record< string, readonly ControlRow[] > >;

/** Changes each control of the open page as a person does, saves, loads it again, and looks both at it and at what the site keeps. */
export async function changeControls(
	page: Page,
	sandbox: Sandbox,
	cards: CardRows
): Promise< void > {
	const rows = Object.values( cards ).flat();
	for ( const [ title, ofCard ] of Object.entries( cards ) ) {
		await test.step( title, () => changeCard( page, title, ofCard ) );
	}
	await page.reload();
	await waitForScreen( page );
	for ( const [ title, ofCard ] of Object.entries( cards ) ) {
		for ( const row of ofCard ) {
			await expectShown( page, title, row );
		}
	}
	await expectStored(
		sandbox,
		Object.assign( {}, ...rows.map( ( { kept } ) => kept ) )
	);
}

async function changeCard(
	page: Page,
	title: string,
	rows: readonly ControlRow[]
) {
	for ( const row of rows ) {
		await change( page, title, row );
	}
	if ( rows.some( ( { role } ) => role !== 'switch' ) ) {
		await saveCard( settingsCard( page, title ) );
	}
}

/** Saves what was changed in a card, and waits until the site has it. */
export async function saveCard( card: Locator ): Promise< void > {
	const save = card.getByRole( 'button', {
		name: /^(Save settings|Saving…)$/,
	} );
	await save.click();
	await expect( save ).toHaveAccessibleDescription(
		'There are no changes to save.'
	);
}

/** Opens a page whose modules are off, and changes its controls; axe looks at it before and after. */
export async function openAndChangeControls(
	page: Page,
	sandbox: Sandbox,
	hash: string,
	cards: CardRows
): Promise< void > {
	await openRoute( page, hash );
	expect( await findViolations( page ) ).toEqual( [] );
	await changeControls( page, sandbox, cards );
	expect( await findViolations( page ) ).toEqual( [] );
}

function control( page: Page, card: string, { role, label }: ControlRow ) {
	const within = settingsCard( page, card );
	return role === 'text' || role === 'select'
		? within.getByLabel( label, { exact: true } )
		: within.getByRole( role, { name: label, exact: true } );
}

async function change( page: Page, card: string, row: ControlRow ) {
	const target = control( page, card, row );
	switch ( row.role ) {
		case 'text':
			return target.fill( String( row.to ) );
		case 'select':
			return void ( await target.selectOption( {
				label: String( row.to ),
			} ) );
		case 'switch':
			// The one before may still be saved.
			await expect( target ).not.toHaveAttribute( 'aria-disabled' );
			await target.click();
			return expect( target ).toBeChecked( { checked: row.to === true } );
		case 'checkbox':
		case 'radio':
			return target.setChecked( row.to === true );
	}
}

async function expectShown( page: Page, card: string, row: ControlRow ) {
	const target = control( page, card, row );
	switch ( row.role ) {
		case 'text':
			return expect( target ).toHaveValue( String( row.to ) );
		case 'select':
			return expect( target.locator( 'option:checked' ) ).toHaveText(
				String( row.to )
			);
		case 'switch':
		case 'checkbox':
		case 'radio':
			return expect( target ).toBeChecked( { checked: row.to === true } );
	}
}

/** A setting or module that takes what the control is set to, or all that changes with it. */
type Kept = string | ControlRow[ 'kept' ];

const switches =
	( to: boolean ) =>
	( label: string, kept: Kept ): ControlRow => ( {
		role: 'switch',
		label,
		to,
		kept: typeof kept === 'string' ? { [ kept ]: to } : kept,
	} );

/** A switch that turns what it is named after on. */
export const turnsOn = switches( true );

/** A switch that turns what it is named after off. */
export const turnsOff = switches( false );

/** A field, what is typed into it, and what the site makes of that. */
export const writes = (
	label: string,
	key: string,
	to: string,
	kept: unknown = to
): ControlRow => ( { role: 'text', label, to, kept: { [ key ]: kept } } );

/** A list, the label of what is chosen, and what the site keeps of it. */
export const chooses = (
	label: string,
	key: string,
	to: string,
	kept: string
): ControlRow => ( { role: 'select', label, to, kept: { [ key ]: kept } } );
