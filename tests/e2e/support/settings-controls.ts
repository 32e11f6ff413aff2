import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';
import { openRoute, waitForScreen } from './dashboard';
import { settingsCard } from './settings';
import { expect } from './test';

/** A control of a card, what it is set to, and what the site then keeps. */
export interface ControlRow {
	readonly role: 'switch' | 'checkbox' | 'radio' | 'text' | 'select';
	readonly label: string;
	/** On or off; what is typed; the label of what is chosen. */
	readonly to: boolean | string;
	/** Setting or module, and its value by a direct look. */
	readonly kept: Readonly< Record< string, unknown > >;
}

interface CardChange {
	readonly hash: string;
	readonly card: string;
	readonly rows: readonly ControlRow[];
	/** Their slugs: they are no settings of their own. */
	readonly modules: readonly string[];
}

/** Changes each control as a person does, saves, loads the page again, and looks both at it and at what the site keeps. */
export async function changeControls(
	page: Page,
	sandbox: Sandbox,
	{ hash, card, rows, modules }: CardChange
): Promise< void > {
	await openRoute( page, hash );
	for ( const row of rows ) {
		await change( page, card, row );
	}
	if ( rows.some( ( { role } ) => role !== 'switch' ) ) {
		const save = settingsCard( page, card ).getByRole( 'button', {
			name: /^(Save settings|Saving…)$/,
		} );
		await save.click();
		await expect( save ).toHaveAccessibleDescription(
			'There are no changes to save.'
		);
	}

	await page.reload();
	await waitForScreen( page );
	for ( const row of rows ) {
		await expectShown( page, card, row );
	}
	const expected = Object.assign( {}, ...rows.map( ( { kept } ) => kept ) );
	expect(
		await readKept( sandbox, Object.keys( expected ), modules )
	).toEqual( expected );
}

/** One look for all of them: each takes the site a second. */
async function readKept(
	{ wpEval }: Sandbox,
	keys: readonly string[],
	modules: readonly string[]
): Promise< unknown > {
	return JSON.parse(
		await wpEval( `
			$plugin = \\Jetpack_Dashboard\\Plugin::instance();
			$kept   = array();
			foreach ( ${ phpList( keys ) } as $key ) {
				$kept[ $key ] = in_array( $key, ${ phpList(
					modules
				) }, true ) ? $plugin->modules()->is_active( $key ) : $plugin->settings()->get( $key );
			}
			echo wp_json_encode( $kept );` )
	);
}

function phpList( texts: readonly string[] ): string {
	return `array( '${ texts.join( "', '" ) }' )`;
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

/** A switch that turns what it is named after on. */
export const turnsOn = ( label: string, key: string ): ControlRow => ( {
	role: 'switch',
	label,
	to: true,
	kept: { [ key ]: true },
} );
