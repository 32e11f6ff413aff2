/**
 * Puts a text on the clipboard. Where the browser doesn't let it (pages
 * without HTTPS, a permission refused), a prompt shows the text to be copied
 * by hand.
 *
 * @param text  What is copied.
 * @param label Over the prompt.
 * @return Whether the clipboard has it.
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
