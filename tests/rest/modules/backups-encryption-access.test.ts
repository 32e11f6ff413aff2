import { sendForm } from '../support/admin-form';
import { evalPhp } from '../support/site';
import { PASSPHRASE } from '../cli/backup-encryption-site';
import { prepareBackups, removeBackups } from './backups-site';

const ACTIONS = [ 'passphrase', 'encryption_off', 'unlock' ] as const;

beforeAll( prepareBackups, 60_000 );
afterAll( removeBackups );

const keys = () =>
	evalPhp( `echo get_option( 'jetpack_dashboard_backup_keys', 'none' );` );

it.each( [ 'editor', 'author', 'contributor', 'subscriber' ] as const )(
	'is not for the role %s',
	async ( role ) => {
		for ( const action of ACTIONS ) {
			const response = await sendForm(
				[
					[ 'action', `jetpack_dashboard_backup_${ action }` ],
					[ '_wpnonce', 'x' ],
					[ 'passphrase', PASSPHRASE ],
				],
				role
			);
			expect( response.status ).toBe( 403 );
		}
	}
);

it.each( ACTIONS )(
	'refuses the form %s without a valid nonce',
	async ( action ) => {
		const before = await keys();
		const response = await sendForm(
			[
				[ 'action', `jetpack_dashboard_backup_${ action }` ],
				[ '_wpnonce', 'x' ],
				[ 'passphrase', PASSPHRASE ],
				[ 'passphrase_again', PASSPHRASE ],
				[ 'confirmed', '1' ],
			],
			'admin'
		);
		expect( response.status ).toBe( 403 );
		expect( await keys() ).toBe( before );
	}
);
