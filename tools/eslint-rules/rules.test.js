const fs = require( 'fs' );
const os = require( 'os' );
const path = require( 'path' );
const { RuleTester } = require( 'eslint' );
const tseslint = require( 'typescript-eslint' );
const { rules } = require( '.' );

/**
 * A tiny SPA: the entry imports the dashboard statically and settings lazily.
 */
const FILES = {
	'index.tsx':
		"import './app/routes'; import( './screens/settings/screen' );",
	'app/routes.tsx': "import '../screens/at-a-glance/screen';",
	'screens/at-a-glance/screen.tsx': "import '../../components/light/card';",
	'screens/settings/screen.tsx': "import '../../components/rich/modal';",
	'screens/settings/view.ts': "import './view-parts';",
	'screens/settings/view-parts.ts': "import './view';",
	'components/light/card.tsx': '',
	'components/rich/modal.tsx': '',
	'lib/plan.ts': "import type { X } from './price';",
	'lib/price.ts': "import './plan';",
};

const root = fs.mkdtempSync( path.join( os.tmpdir(), 'eslint-rules-' ) );
for ( const [ file, text ] of Object.entries( FILES ) ) {
	const target = path.join( root, file );
	fs.mkdirSync( path.dirname( target ), { recursive: true } );
	fs.writeFileSync( target, text );
}
afterAll( () => fs.rmSync( root, { recursive: true } ) );

const tester = new RuleTester( {
	languageOptions: { parser: tseslint.parser },
} );

const at = ( file, code, ...messageIds ) => ( {
	filename: path.join( root, file ),
	code,
	options: [ { root } ],
	...( messageIds.length > 0 && {
		errors: messageIds.map( ( messageId ) => ( { messageId } ) ),
	} ),
} );

tester.run( 'layers', rules.layers, {
	valid: [
		at( 'state/site/thunks.ts', "import { x } from '../../api/site';" ),
		at( 'hooks/use-x.ts', "import type { X } from '../api/errors';" ),
		at( 'screens/settings/x.tsx', "import { x } from './view';" ),
		at( 'screens/settings/x.tsx', "import { x } from '../search';" ),
		at( 'screens/settings/x.tsx', "import { x } from '../../hooks/x';" ),
		at( 'index.tsx', "import { x } from './api/client';" ),
		at( 'hooks/use-x.ts', "import { useState } from 'react';" ),
	],
	invalid: [
		at( 'lib/x.ts', "import { x } from '../api/client';", 'layer' ),
		at( 'api/x.ts', "import { x } from '../state/store';", 'layer' ),
		at( 'api/x.ts', "import type { X } from '../state/store';", 'layer' ),
		at( 'state/x.ts', "export { x } from '../screens/x';", 'layer' ),
		at( 'components/x.tsx', "import { x } from '../hooks/x';", 'layer' ),
		at( 'screens/a/x.tsx', "import { x } from '../../app/x';", 'layer' ),
		at( 'screens/a/x.tsx', "import { x } from '../../api/x';", 'types' ),
		at( 'screens/a/x.tsx', "import { x } from '../b/y';", 'screen' ),
		at( 'lib/x.ts', "const x = import( '../app/x' );", 'layer' ),
		at( 'state/x.ts', "import { useState } from 'react';", 'react' ),
	],
} );

tester.run( 'no-import-circles', rules[ 'no-import-circles' ], {
	valid: [
		at( 'app/routes.tsx', "import '../screens/at-a-glance/screen';" ),
		at( 'screens/settings/view.ts', "import( './view-parts' );" ),
	],
	invalid: [
		at( 'lib/price.ts', "import './plan';", 'circle' ),
		at( 'lib/plan.ts', "import type { X } from './price';", 'circle' ),
		at( 'screens/settings/view.ts', "import './view-parts';", 'circle' ),
	],
} );

tester.run( 'entry-stays-light', rules[ 'entry-stays-light' ], {
	valid: [
		at(
			'screens/settings/screen.tsx',
			"import { Modal } from '@wordpress/components'; import '../../components/rich/modal';"
		),
		at( 'app/routes.tsx', "import { __ } from '@wordpress/i18n';" ),
		at( 'app/routes.tsx', "import type { X } from '@wordpress/a11y';" ),
		at( 'app/routes.tsx', "import( '../components/rich/modal' );" ),
	],
	invalid: [
		at(
			'screens/at-a-glance/screen.tsx',
			"import { Modal } from '@wordpress/components';",
			'late'
		),
		at( 'app/routes.tsx', "import '../components/rich/modal';", 'late' ),
		at( 'components/light/card.tsx', "import '../rich/modal';", 'rich' ),
		at( 'lib/price.ts', "import { x } from '@wordpress/a11y';", 'place' ),
	],
} );

const effect = ( code, ...messageIds ) =>
	at(
		'components/light/card.tsx',
		`function Card() { useLayoutEffect( () => { ${ code } }, [] ); } function fit( element ) { element.offsetWidth; }`,
		...messageIds
	);

tester.run( 'no-measuring-at-mount', rules[ 'no-measuring-at-mount' ], {
	valid: [
		effect( 'return whenAttached( () => fit( ref.current ) );' ),
		effect(
			'const measure = () => a.clientWidth; whenAttached( measure );'
		),
		effect( 'addEventListener( "resize", () => fit( ref.current ) );' ),
		at(
			'components/light/card.tsx',
			'const onClick = () => a.getBoundingClientRect();'
		),
		// A lazy screen.
		at(
			'screens/settings/screen.tsx',
			'useEffect( () => { a.getBoundingClientRect(); } );'
		),
	],
	invalid: [
		effect( 'setWidth( ref.current.clientWidth );', 'detached' ),
		effect( 'getComputedStyle( ref.current );', 'detached' ),
		effect( 'fit( ref.current );', 'detached' ),
		effect(
			'const measure = () => a.getBoundingClientRect(); measure();',
			'detached'
		),
		effect( 'items.forEach( ( item ) => item.offsetTop );', 'detached' ),
		at(
			'components/light/card.tsx',
			'React.useEffect( () => { a.scrollWidth; } );',
			'detached'
		),
	],
} );

const scope = ( code, ...messageIds ) => at( 'lib/x.ts', code, ...messageIds );

tester.run( 'no-module-scope-i18n', rules[ 'no-module-scope-i18n' ], {
	valid: [ scope( "const label = () => __( 'Save' );" ) ].map( noOptions ),
	invalid: [
		scope( "const label = __( 'Save' );", 'scope' ),
		scope( "const LABELS = { save: _x( 'Save', 'verb' ) };", 'scope' ),
	].map( noOptions ),
} );

function noOptions( { options, ...rest } ) {
	return rest;
}
