import { assertNever } from '../../../lib/assert-never';
import type { SettingsRow } from './settings-section';

/** Keys of the settings that a card keeps as drafts until they are saved. */
export function draftKeys( rows: readonly SettingsRow[] ): readonly string[] {
	return rows.flatMap( ( row ) => {
		switch ( row.kind ) {
			case 'module':
				return draftKeys( row.rows ?? [] );
			case 'toggle':
				return [];
			case 'custom':
				return row.keys ?? [];
			case 'text':
			case 'textarea':
			case 'number':
			case 'select':
			case 'radio':
			case 'checkboxes':
				return [ row.key ];
			default:
				return assertNever( row );
		}
	} );
}
