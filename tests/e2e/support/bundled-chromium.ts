import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';

import { readTarball } from '../../sandbox/archives/tar';
import { writeEntry } from '../../sandbox/archives/write-entries';
import { cachedFolder } from '../../sandbox/cache';
import { extractPackage } from '../../sandbox/npm-package';

/** The last release whose package supports Node 20. */
const CHROMIUM = {
	spec: '@sparticuz/chromium@147.0.0',
	integrity:
		'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==',
	size: '66 MB',
};

const PREFIX = 'package/bin/';

/**
 * Chromium itself, its software renderer, and libraries and a font that a
 * minimal machine may lack.
 */
const ARCHIVES = {
	'swiftshader.tar.br': '',
	'al2023.tar.br': '',
	'fonts.tar.br': 'fonts',
};

function readInflated( folder: string, file: string ): Buffer {
	const packed = join( folder, file );
	const content = brotliDecompressSync( readFileSync( packed ) );
	rmSync( packed, { force: true } );
	return content;
}

/** The package's own list of font folders is for a cloud service. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>/usr/share/fonts</dir>
	<dir prefix="relative">fonts</dir>
	<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpack( folder: string ): Promise< void > {
	await extractPackage( CHROMIUM, folder, ( path ) =>
		path.startsWith( PREFIX ) ? path.slice( PREFIX.length ) : null
	);

	const program = join( folder, 'chromium' );
	writeFileSync( program, readInflated( folder, 'chromium.br' ) );
	chmodSync( program, 0o755 );

	for ( const [ archive, target ] of Object.entries( ARCHIVES ) ) {
		const tarball = join( folder, `${ archive }.gz` );
		writeFileSync(
			tarball,
			gzipSync( readInflated( folder, archive ), { level: 1 } )
		);
		for await ( const entry of readTarball( tarball, () => true ) ) {
			writeEntry( join( folder, target ), entry, 0o755 );
		}
		rmSync( tarball );
	}
	rmSync( join( folder, 'fonts/fonts.conf' ) );
	writeFileSync( join( folder, 'fonts/fonts.conf' ), FONTS_CONF );
}

export interface BrowserProgram {
	executablePath: string;
	/** Environment variables to add when starting the browser. */
	env: Record< string, string >;
}

/**
 * Chromium from an npm package, for x64 Linux machines without a browser.
 * Downloaded to the cache once by npm.
 */
export async function fetchBundledChromium(): Promise< BrowserProgram > {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		throw new Error(
			'No Chrome or Chromium was found. Install one, or set CHROME_PATH to its program: the one that npm can fetch runs on x64 Linux only.'
		);
	}
	const folder = await cachedFolder(
		CHROMIUM.spec.replace( /\W+/g, '-' ),
		( temporary ) => {
			console.log(
				`Fetching Chromium (${ CHROMIUM.size }, the first time only) …`
			);
			return unpack( temporary );
		}
	);
	return {
		executablePath: join( folder, 'chromium' ),
		env: {
			// After the machine's own libraries, which are preferred.
			LD_LIBRARY_PATH: [
				process.env[ 'LD_LIBRARY_PATH' ],
				'/lib/x86_64-linux-gnu',
				'/usr/lib/x86_64-linux-gnu',
				join( folder, 'lib' ),
			]
				.filter( Boolean )
				.join( ':' ),
			FONTCONFIG_PATH: join( folder, 'fonts' ),
		},
	};
}
