const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export function escapeHtml( value: string | number ): string {
	return String( value ).replace(
		/[&<>"']/g,
		( character ) => ENTITIES[ character ] ?? character
	);
}

const STYLE = `
body { background: #f0f0f1; color: #1d2327; font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { background: #fff; border: 1px solid #c3c4c7; border-radius: 4px; margin: 32px auto; max-inline-size: 44rem; padding: 24px; }
h1 { font-size: 1.5rem; margin-block-start: 0; }
h2 { border-block-start: 1px solid #dcdcde; font-size: 1.15rem; padding-block-start: 16px; }
label { display: block; margin-block: 8px; }
input:not([type="radio"], [type="checkbox"]), select { border: 1px solid #8c8f94; border-radius: 4px; font: inherit; max-inline-size: 100%; padding: 4px 8px; }
button { background: #fff; border: 1px solid #2271b1; border-radius: 4px; color: #135e96; cursor: pointer; font: inherit; margin-inline-end: 8px; padding: 6px 16px; }
button.is-primary { background: #2271b1; color: #fff; }
:focus-visible { outline: 2px solid #2271b1; outline-offset: 2px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid #dcdcde; padding: 6px 8px; text-align: start; }
fieldset { border: 1px solid #c3c4c7; margin-block: 16px; }
`;

/** A whole HTML page; `body` is markup with its values already escaped. */
export function page( title: string, body: string ): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ escapeHtml( title ) } – Sandbox account service</title>
<style>${ STYLE }</style>
</head>
<body>
<main>
<h1>${ escapeHtml( title ) }</h1>
${ body }
</main>
</body>
</html>
`;
}

export function errorPage( message: string, detail: string ): string {
	return page(
		'That did not work',
		`<p>${ escapeHtml( message ) }</p><p>${ escapeHtml( detail ) }</p>`
	);
}

export function options( values: readonly string[], chosen: string ): string {
	return values
		.map(
			( value ) =>
				`<option${ value === chosen ? ' selected' : '' }>${ escapeHtml(
					value
				) }</option>`
		)
		.join( '' );
}
