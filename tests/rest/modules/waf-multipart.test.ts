import { restoreStateAfterwards } from '../support/saved-state';
import { send } from '../support/firewall-send';
import { switchModule } from '../support/site-state';
import { post } from '../support/site';

restoreStateAfterwards();
beforeAll( async () => {
	await switchModule( 'waf', false );
	expect( ( await post( 'settings', { waf: true } ) ).status ).toBe( 200 );
} );
afterAll( () => switchModule( 'waf', false ) );

describe( 'the firewall and multipart bodies', () => {
	const part = ( disposition: string, text: string ) =>
		`--B\r\nContent-Disposition: form-data; ${ disposition }\r\n\r\n${ text }\r\n`;
	const upload = ( name: string, text: string ) =>
		part(
			`name="file"; filename="${ name }"\r\nContent-Type: image/png`,
			text
		);
	const prose = part( 'name="note"', 'Some quite harmless words' );
	const sendParts = async ( method: string, ...parts: string[] ) =>
		(
			await send( '/wp-json/', `${ parts.join( '' ) }--B--\r\n`, {
				method,
				headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
			} )
		).isRefused;
	const attack = part( 'name="id"', "1' or 1=1 -- " );
	const image = upload(
		'photo.png',
		`\x89PNG${ '\0\x01\x02'.repeat( 3000 ) }`
	);

	// PHP parses these bodies of POST only.
	it.each( [ 'POST', 'PUT', 'PATCH' ] )(
		'finds attacks in fields and files of %s',
		async ( method ) => {
			expect( {
				field: await sendParts( method, prose, attack ),
				'field after an image': await sendParts(
					method,
					image,
					attack
				),
				name: await sendParts(
					method,
					part( 'name="GLOBALS[a]"', 'b' )
				),
				'file name': await sendParts(
					method,
					upload( 'shell.php', 'x' )
				),
				'file content': await sendParts(
					method,
					upload( 'photo.png', '<?php system( $_GET["c"] );' )
				),
				harmless: await sendParts( method, prose, image ),
			} ).toEqual( {
				field: true,
				'field after an image': true,
				name: true,
				'file name': true,
				'file content': true,
				harmless: false,
			} );
		}
	);

	it( 'finds attacks in the type and field name of a file', async () => {
		expect(
			await sendParts(
				'POST',
				part(
					'name="a"; filename="a.png"\r\nContent-Type: <script>alert(1)</script>',
					'x'
				)
			)
		).toBe( true );
		expect(
			await sendParts(
				'POST',
				part( 'name="<script>alert(1)"; filename="a.png"', 'x' )
			)
		).toBe( true );
	} );
} );
