/**
 * Copies a text to the clipboard. If the browser doesn't allow it (no HTTPS, or
 * permission denied), shows a prompt to copy the text from.
 *
 * @param text  The text to copy.
 * @param label Label of the prompt.
 * @return Whether the text was copied.
 */
export async function copyText(
	text: string,
	label: string
): Promise< boolean > {
	try {
		await window.navigator.clipboard.writeText( text );
		return true;
	} catch {
		// eslint-disable-next-line no-alert -- It holds selectable text, and the spec asks for it.
		window.prompt( label, text );
		return false;
	}
}
