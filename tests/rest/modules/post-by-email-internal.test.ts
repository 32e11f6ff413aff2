import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { check, describeWithMailServer, useMailbox } from './mailbox';

restoreStateAfterwards();

describeWithMailServer( 'a mail server in an internal network', ( mail ) => {
	const forbid = () =>
		dropMustUsePlugin(
			'no-internal-servers',
			"add_filter( 'http_request_host_is_external', '__return_false', 99 );"
		);

	it.each( [
		'localhost',
		'127.0.0.1',
		'2130706433',
		'0x7f.1',
		'0177.0.0.1',
		'0.0.0.0',
		'10.0.0.1',
		'169.254.169.254',
		'192.168.1.1',
		'nothing.invalid',
	] )( 'isn’t contacted, and its error tells nothing: %s', async ( host ) => {
		const allow = forbid();
		try {
			for ( const port of [ mail.server.imapPort, 1 ] ) {
				await useMailbox( mail.server, { host, port } );
				expect( await check() ).toMatchObject( {
					error: 'address',
					detail: 0,
				} );
			}
		} finally {
			allow();
		}
	} );

	it( 'is contacted if the site’s own code allows it', async () => {
		expect( await check() ).toMatchObject( { error: '' } );
	} );
} );
