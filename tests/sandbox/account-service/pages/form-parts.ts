import { escapeHtml, options } from './layout';

/** A form of the control panel; `action` is what it changes. */
export function form(
	action: string,
	title: string,
	body: string,
	button: string
) {
	return `<h2>${ escapeHtml( title ) }</h2>
<form method="post" action="/sandbox"><input type="hidden" name="action" value="${ action }">
${ body }
<button>${ escapeHtml( button ) }</button></form>`;
}

export function field( label: string, control: string ): string {
	return `<label>${ escapeHtml( label ) } ${ control }</label>`;
}

export function select(
	name: string,
	values: readonly string[],
	chosen: string
): string {
	return `<select name="${ name }">${ options( values, chosen ) }</select>`;
}

export function input(
	name: string,
	value: string | number,
	type: 'text' | 'number' = 'text'
): string {
	return `<input name="${ name }" type="${ type }" value="${ escapeHtml(
		value
	) }">`;
}

export function checkbox(
	name: string,
	label: string,
	isChecked: boolean
): string {
	return `<label><input type="checkbox" name="${ name }"${
		isChecked ? ' checked' : ''
	}> ${ escapeHtml( label ) }</label>`;
}

/** One row with a button for each item that can be removed. */
export function removeButton(
	action: string,
	key: string,
	label: string,
	verb = 'Remove'
): string {
	return `<form method="post" action="/sandbox"><input type="hidden" name="action" value="${ action }"><input type="hidden" name="key" value="${ escapeHtml(
		key
	) }"><button aria-label="${ verb } ${ escapeHtml(
		label
	) }">${ verb }</button></form>`;
}

export function table( caption: string, rows: readonly string[] ): string {
	return rows.length === 0
		? `<p>${ escapeHtml( caption ) }: none.</p>`
		: `<table><caption>${ escapeHtml(
				caption
		  ) }</caption><tbody>${ rows.join( '' ) }</tbody></table>`;
}
