import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { findViolations } from './accessibility';
import { openRoute, waitForScreen } from './dashboard';
import { expectStored, settingsCard } from './settings';
import { expect, test } from './test';

/** A control of a card, its new value, and what the site then stores. */
export interface ControlRow {
	readonly role: 'switch' | 'checkbox' | 'radio' | 'text' | 'select';
	readonly label: string;
	/** On or off; the typed text; the label of the selected option. */
	readonly to: boolean | string;
	/** A setting or module, and its stored value. */
	readonly kept: Readonly< Record< string, unknown > >;
}

/** The controls to change, by card title. */
export type CardRows = Readonly< Record< string, readonly ControlRow[] > >;

/**
 * Changes each control of the open page, saves and reloads, and checks both the
 * page and the stored values.
 */
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

/** Saves a card's changes and waits until the site has stored them. */
export async function saveCard( card: Locator ): Promise< void > {
	const save = card.getByRole( 'button', {
		name: /^(Save settings|Saving…)$/,
	} );
	await save.click();
	await expect( save ).toHaveAccessibleDescription(
		'There are no changes to save.'
	);
}

/**
 * Opens a page whose modules are off, and changes its controls; runs axe before
 * and after.
 */
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
			// The previous save may still be in progress.
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

/**
 * The setting or module of a control with its value, or everything that changes
 * with it.
 */
type Kept = string | ControlRow[ 'kept' ];

const switches =
	( to: boolean ) =>
	( label: string, kept: Kept ): ControlRow => ( {
		role: 'switch',
		label,
		to,
		kept: typeof kept === 'string' ? { [ kept ]: to } : kept,
	} );

/** A switch that turns its setting or module on. */
export const turnsOn = switches( true );

/** A switch that turns its setting or module off. */
export const turnsOff = switches( false );

/** A field, the typed text, and the value that the site stores for it. */
export const writes = (
	label: string,
	key: string,
	to: string,
	kept: unknown = to
): ControlRow => ( { role: 'text', label, to, kept: { [ key ]: kept } } );

/** A select, the label of the selected option, and its stored value. */
export const chooses = (
	label: string,
	key: string,
	to: string,
	kept: string
): ControlRow => ( { role: 'select', label, to, kept: { [ key ]: kept } } );
